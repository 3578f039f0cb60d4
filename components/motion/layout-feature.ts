/** In a file of its own, for a dynamic import of this function alone: it is larger than all else of framer-motion here. */
export { animateLayout } from 'framer-motion/dom'
