import { MOTION_SCRIPT } from '@/components/motion/motion-preference'
import { FILTERING_SCRIPT } from '@/components/sections/filtering'

/**
 * Runs before the first paint. Its parts call the data attributes of the root element `d` and local storage `s`, which
 * throws where the browser blocks it.
 */
export const HEAD_SCRIPT = `{let d=document.documentElement.dataset;${FILTERING_SCRIPT}try{let s=localStorage;${MOTION_SCRIPT}}catch{}}`
