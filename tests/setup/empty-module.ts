/** Stands in for modules that only guard where code may run (`server-only`), and for style sheets of packages. */
export {}
