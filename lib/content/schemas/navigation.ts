import { z } from 'zod'
import { link, reference, text } from './common.ts'
import { field } from './field.ts'

const menuGroup = z.strictObject({
  label: field('Label', 'The heading of the group.', text(2, 40)),
  service: field('Service', 'The target of the heading.', reference('services')),
  technologies: field(
    'Technologies',
    'Up to twelve links of the group. Without any, the group is the link to its service alone.',
    z.array(reference('technologies')).max(12),
  ),
})

const menuLink = link.extend({
  label: field('Label', 'The text of the link or button, in one to three words.', text(2, 20)),
})

/** content/navigation.yaml: menus and footer. */
export const navigation = z.strictObject({
  main: field(
    'Links',
    'Up to six links before the menus. If they do not fit, screens below 1,280 pixels show the mobile menu.',
    z.array(menuLink).max(6),
  ),
  technologies: field(
    'Technologies menu',
    'The first menu of the header.',
    z.strictObject({
      label: menuLink.shape.label,
      items: field(
        'Technologies',
        'One to 24, in the order of the menu.',
        z.array(reference('technologies')).min(1).max(24),
      ),
    }),
  ),
  services: field(
    'Services menu',
    'The second menu of the header.',
    z.strictObject({
      label: menuLink.shape.label,
      groups: field('Groups', 'One to six.', z.array(menuGroup).min(1).max(6)),
    }),
  ),
  more: field('Further links', 'Up to twelve links that are only in the mobile menu.', z.array(menuLink).max(12)),
  action: field('Button', 'The button at the end of the header.', menuLink),
  footer: field(
    'Footer',
    'The headings and quick links at the end of each page.',
    z.strictObject({
      quickLinks: field('Quick links', 'One to twelve.', z.array(link).min(1).max(12)),
      servicesLabel: field('Services heading', 'Above the services.', text(2, 40)),
      quickLinksLabel: field('Quick links heading', 'Above the quick links.', text(2, 40)),
      contactLabel: field('Contact heading', 'Above the address.', text(2, 40)),
      small: field('Small links', 'Up to six links in the last line of each page.', z.array(link).max(6)),
    }),
  ),
})
