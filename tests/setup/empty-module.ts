/** Replaces `server-only`. */
export {}
