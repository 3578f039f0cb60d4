/** The full `animate` of framer-motion, which numbers need. A separate module for dynamic import. */
export { animate } from 'framer-motion/dom'
