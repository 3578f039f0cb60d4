/** Replaces `server-only` and the style sheets of packages. */
export {}
