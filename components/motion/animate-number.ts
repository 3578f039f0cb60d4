/** All of framer-motion's `animate`, which numbers need: in a file of its own, for a dynamic import of this function alone. */
export { animate } from 'framer-motion/dom'
