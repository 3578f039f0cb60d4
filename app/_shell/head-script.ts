import { THEME_SCRIPT } from '@/components/layout/theme-script'
import { MOTION_SCRIPT } from '@/components/motion/motion-preference'
import { FILTERING_SCRIPT } from '@/components/sections/filtering'

/**
 * What has to be known before anything is painted. Its parts call the data of the root element `d` and the visitor's
 * storage `s`, which may be blocked: every page sends them again.
 */
export const HEAD_SCRIPT = `{let d=document.documentElement.dataset;${FILTERING_SCRIPT}try{let s=localStorage;${THEME_SCRIPT}${MOTION_SCRIPT}}catch{}}`
