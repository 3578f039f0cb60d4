/** EmailJS's limit for all fields that are not files; the relay has the same. */
export const MAX_VARIABLES_BYTES = 50 * 1024
