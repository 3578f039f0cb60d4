/** One page of each type on the fixture site. */
export const PAGE_TYPES = [
  ...['/', '/about/', '/contact/', '/privacy/', '/accessibility/', '/imprint/', '/tech/rust/', '/services/'],
  ...['/services/ferries/', '/careers/', '/careers/software-engineer-ferries/', '/portfolio/', '/portfolio/overfart/'],
]
