import type { CollectionName, SingletonName } from '../lib/content/read-files.ts'

/** `title` is the field that names an entry. */
type CollectionLabels = { label: string; singular: string; title: string; icon: string; help: string }

export const COLLECTION_LABELS: Record<CollectionName, CollectionLabels> = {
  projects: {
    label: 'Projects',
    singular: 'Project',
    title: 'title',
    icon: 'work',
    help: 'The cards of the portfolio; projects with a case study also have a page.',
  },
  jobs: {
    label: 'Openings',
    singular: 'Opening',
    title: 'title',
    icon: 'badge',
    help: 'Openings are hidden after their closing date.',
  },
  testimonials: {
    label: 'Testimonials',
    singular: 'Testimonial',
    title: 'name',
    icon: 'format_quote',
    help: 'Quotes of clients on the home page.',
  },
  services: {
    label: 'Services',
    singular: 'Service',
    title: 'name',
    icon: 'handyman',
    help: 'The sections of the services page; each also has its own page.',
  },
  technologies: {
    label: 'Technologies',
    singular: 'Technology',
    title: 'name',
    icon: 'code',
    help: 'The pages below /tech/.',
  },
  apps: { label: 'Apps', singular: 'App', title: 'name', icon: 'smartphone', help: 'The cards of the apps page.' },
}

/** In the order in which the visual editor lists them. */
export const SINGLETON_LABELS: Record<SingletonName, { label: string; icon: string }> = {
  site: { label: 'Site facts', icon: 'domain' },
  home: { label: 'Home page', icon: 'home' },
  'services-page': { label: 'Services page', icon: 'handyman' },
  'portfolio-page': { label: 'Portfolio page', icon: 'work' },
  'technologies-page': { label: 'Technology pages', icon: 'code' },
  about: { label: 'About page', icon: 'groups' },
  careers: { label: 'Careers page', icon: 'badge' },
  contact: { label: 'Contact page', icon: 'mail' },
  'our-apps': { label: 'Apps page', icon: 'smartphone' },
  accessibility: { label: 'Accessibility page', icon: 'accessibility' },
  privacy: { label: 'Privacy page', icon: 'lock' },
  'not-found': { label: 'Page not found', icon: 'help' },
  navigation: { label: 'Menus and footer', icon: 'menu' },
  toolbox: { label: 'Toolbox', icon: 'construction' },
  labels: { label: 'Headings and labels', icon: 'label' },
  words: { label: 'Words to avoid', icon: 'spellcheck' },
}
