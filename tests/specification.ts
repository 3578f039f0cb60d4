/**
 * Every sentence of the specification's sections 2, 3, 4, 5, 8 and 9, shortened, with the test that would fail if it
 * were not so: a file below tests/, and a part of the test's title as it stands in that file. Where the specification
 * leaves something open, the sentence says in brackets how it was decided. tests/architecture/specification.test.ts
 * holds that each of them exists.
 */
export interface Sentence {
  section: 2 | 3 | 4 | 5 | 8 | 9
  about: string
  sentence: string
  file: string
  test: string
}

type Row = readonly [sentence: string, file: string, test: string]

const group = (section: Sentence['section'], about: string, rows: readonly Row[]): Sentence[] =>
  rows.map(([sentence, file, test]) => ({ section, about, sentence, file, test }))

const PAGES = 'export/pages.test.ts'
const WORDS = 'export/words.test.ts'
const ROUTES = 'e2e/routes.spec.ts'
const HEADER = 'e2e/header.spec.ts'
const SCROLL = 'e2e/motion/scroll.spec.ts'
const TRANSITION = 'e2e/motion/page-transition.spec.ts'
const CURSOR = 'e2e/motion/cursor.spec.ts'
const REVEAL = 'e2e/motion/reveal.spec.ts'
const CODE = 'e2e/motion/code-carousel.spec.ts'
const COUNT = 'e2e/motion/count-up.spec.ts'
const QUOTES = 'e2e/motion/testimonials.spec.ts'
const PORTFOLIO = 'e2e/spec/portfolio.spec.ts'
const CONTACT = 'e2e/spec/contact.spec.ts'
const APPLY = 'e2e/spec/application.spec.ts'
const BROWSER = 'e2e/spec/pages.spec.ts'
const CONTACT_FORM = 'components/contact-form.test.tsx'
const APPLICATION = 'components/application.test.tsx'
const FILTER = 'components/project-filter.test.tsx'
const BOARD = 'components/job-board.test.tsx'
const HEADER_PARTS = 'components/header-parts.test.tsx'
const CODE_CAROUSEL = 'components/code-carousel.test.tsx'
const ENTITIES = 'unit/entities.test.ts'
const CONSTANTS = 'unit/constants.test.ts'
const FILTER_RULE = 'unit/project-filter.test.ts'
const JOB_RULE = 'unit/job-filter.test.ts'
const CONTACT_RULES = 'unit/contact-logic.test.ts'
const APPLICATION_RULES = 'unit/application-logic.test.ts'
const MESSAGES = 'unit/messages.test.ts'

const EVERY_ROUTE = 'there is a page for every route of the content, and no other'

export const SPECIFICATION: readonly Sentence[] = [
  ...group(2, 'Screens and routes', [
    ["All routes are nested inside a shared layout at '/'", WORDS, '%s has the header: logo'],
    ['Unknown paths: not shown (a 404 page that offers the nearest pages)', ROUTES, 'an unknown path is a 404'],
    ['/ is Home', PAGES, '%s is called %s'],
    ['services and services/{section}: Services, section optional', WORDS, '/services/%s/ is the section in full'],
    ['careers: Careers', PAGES, '%s is called %s'],
    ['portfolio: Portfolio listing', PAGES, '%s is called %s'],
    ['portfolio/{slug}: Project detail', PAGES, EVERY_ROUTE],
    ['about: About', PAGES, '%s is called %s'],
    ['contact: Contact', PAGES, '%s is called %s'],
    ['our-apps: Our Apps', PAGES, '%s is called %s'],
    ['tech/…: twelve technology pages', PAGES, EVERY_ROUTE],
    ['Navigation also links to /, /about, /our-apps, /services and /contact', WORDS, '%s has the header: logo'],
    ["The shared layout's links to technology pages", WORDS, 'the header leads to all technology pages'],
  ]),
  ...group(2, 'Shared layout', [
    ['Fixed top header', HEADER, 'turns solid once the page is scrolled'],
    ['Company logo linking to /, About us, Our Apps, two dropdowns', HEADER, 'has the logo, the two links'],
    ['Technologies dropdown', HEADER, 'the Technologies menu leads to all of them'],
    ['Our Services dropdown, grouped', WORDS, 'the services menu is grouped Front-end, Back-end'],
    ['Get in Touch button to /contact', HEADER, 'has the logo, the two links'],
    ['On mobile a collapsible menu with the same items', HEADER, 'the menu has the same items'],
    ['Clicking outside closes the dropdowns', HEADER, 'a click outside closes a menu'],
    ['Opening one dropdown closes the other', HEADER, 'opens one menu at a time'],
    ['The header becomes solid past 10px', HEADER, 'turns solid once the page is scrolled more than 10 px'],
    ['Footer: quick links, service links, address, e-mail', WORDS, '%s has the footer: tagline, quick links'],
    ['With a hash the page scrolls to the element', SCROLL, 'a hash of another page ends below the header'],
    ['Otherwise it goes to the top', SCROLL, 'a page stays where it is until the new one comes, at its top'],
    ['Page transitions wait for the old page to leave', TRANSITION, 'the old page leaves within 150 ms, then'],
    ['Two circles follow the mouse', CURSOR, 'two circles follow the mouse'],
    ['Over interactive elements they scale to 1.5 and 1.2', CURSOR, 'they grow to 1.5 and 1.2'],
    ['Cards and sections fade in once (threshold 0.1)', REVEAL, 'blocks below the window wait, come once'],
  ]),
  ...group(2, 'Home', [
    ['Sections in order', WORDS, 'has its sections in order'],
    ["Badge 'Trusted by 500+ companies worldwide'", WORDS, 'has the hero: badge, headline, two buttons'],
    ["Headline 'Transforming Ideas Into Digital Reality'", BROWSER, 'the illustration and the stat tiles of the hero'],
    ['Buttons Get Started and Explore Our Services', BROWSER, ' of the hero leads to '],
    ['Four stat tiles', WORDS, 'has four stat tiles and four figures in the strip'],
    ['An illustration', BROWSER, 'the illustration and the stat tiles of the hero'],
    ['Code carousel: Frontend, Backend, Database', WORDS, 'has a carousel of three pieces of code'],
    ['It advances every 5 seconds, cycling', CODE, 'shows the next slide every 5000 ms and begins again'],
    ['Six service cards', WORDS, 'has six service cards, each with Learn More'],
    ['Each with a Learn More link', BROWSER, 'a Learn More card leads to its section'],
    ['View All Services button', WORDS, 'has six service cards, each with Learn More'],
    ['Stats strip numbers count up over 2 seconds', COUNT, 'counts to the figure over 2000 ms'],
    ['Technology stack groups of 5, 5, 4 and 4', WORDS, 'has the technology stack in four groups of 5, 5, 4 and 4'],
    ['Testimonials: 8 static entries', WORDS, 'has eight testimonials, each with quote'],
    ['1 slide, 2 from 768, 3 from 1024, 30px spacing', QUOTES, 'px show '],
    ['Clickable pagination, previous/next buttons', QUOTES, 'next, previous, the dots and the arrow keys move it'],
    ['A further breakpoint at 640 with 1 slide', CONSTANTS, 'the testimonials move as the specification says'],
    ['Closing: Schedule a Free Consultation, Explore Our Services', WORDS, 'closes with Schedule a Free Consultation'],
  ]),
  ...group(2, 'Services, About, Contact', [
    ['Smooth in-page anchors of the six sections', ROUTES, 'shows that section below the header'],
    ['Also digital-marketing, machine-learning, seo-optimization', WORDS, 'has all nine anchors'],
    ['Section contents: not shown (written)', WORDS, '/services/%s/ is the section in full'],
    ['About: hero, story, mission, vision, values, awards', WORDS, 'has hero, Our Story, Mission, Vision, three core'],
    ['Contact info with a general-inquiries e-mail', WORDS, 'has the general-inquiries address and the form'],
    ['A Send Us a Message form', WORDS, 'has the general-inquiries address and the form'],
  ]),
  ...group(2, 'Careers', [
    ["Hero 'Join Our Team'", WORDS, 'has its sections in order'],
    ["'Our Culture': two highlights, four photos", WORDS, 'has two highlights of the culture and four photos'],
    ["'Employee Benefits': three cards of four items", WORDS, 'has three cards of benefits with four items each'],
    ['Search box, department dropdown', WORDS, 'has the search, the department choice of seven'],
    ['Job cards each with an Apply Now button', WORDS, 'the six openings, each with Apply Now'],
    ["'Don't see a perfect fit' with mailto links", WORDS, 'has mail links to send a resume and to contact'],
    ['Closing call-to-action', WORDS, 'has its sections in order'],
    ["Apply Now stores the job's title and opens the dialog", APPLY, 'Apply Now opens the dialog with the title'],
    ['Closing hides the dialog and clears the title', APPLICATION, 'closing hides it and clears the title'],
  ]),
  ...group(2, 'Job application dialog', [
    ['Shown in a modal-root container', APPLY, 'Apply Now opens the dialog with the title of the job, in modal-root'],
    ['Closes on outside click or the close button', APPLY, 'it closes with its button, with Escape and with a click'],
    ['Page scrolling is locked while open', APPLY, 'with the page locked behind it'],
    ['Maximum width 4xl, maximum height 90vh', APPLY, 'it is at most 4xl (56rem) wide and 90vh high'],
    ["Success view 'Application Submitted!' with Close", APPLY, 'before it says Application Submitted!'],
  ]),
  ...group(2, 'Portfolio', [
    ["Heading 'Portfolio' with intro text", WORDS, 'has the heading Portfolio, an introduction'],
    ['Filter buttons: All, Website, App, UI/UX', WORDS, 'the four filters with their counts, starting at All'],
    ['The active one is highlighted; starts at All', PORTFOLIO, 'starts at All with 22 projects, and the chosen'],
    ['Any button switches directly', FILTER, 'any button switches directly'],
    ['Each project shows image, title, text, tags, stack', WORDS, 'shows 22 projects, each with image, title'],
    ['All shows everything', FILTER_RULE, 'All shows everything'],
    ['Any other filter: exactly one entry equal to it', FILTER_RULE, 'any other filter shows only projects whose'],
    ['Projects in both categories only under All', FILTER_RULE, 'a project in both categories appears only under All'],
    ['UI/UX Designs matches nothing', PORTFOLIO, 'UI/UX Designs matches nothing'],
    ["'Join Our Team' with 'Apply for a job' to /careers", PORTFOLIO, 'Apply for a job leads to the careers'],
    ["'Ready to discuss your project?', Contact us, mailto", WORDS, 'Ready to discuss your project? with Contact us'],
  ]),
  ...group(2, 'Project detail', [
    ['Known slugs: cyber-guardians, takenote, iamadesigner', ENTITIES, 'three projects have a record of their own'],
    ['Shows image, title, description, technologies, tags', WORDS, 'shows image, title, description, Technologies'],
    ["'Back to Projects' goes home, to id 'projects'", ROUTES, 'Back to Projects goes home, to the projects'],
    ["Unknown slug: 'Project not found' with a button", ROUTES, 'an unknown project says so and leads back'],
  ]),
  ...group(2, 'Our Apps', [
    ["Title 'Our Apps'; page title 'Our Apps | {brand}'", WORDS, 'has the title, two apps, and why to choose them'],
    ['Two app cards (VPN, AI image generator)', WORDS, '%s has description, rating of five stars by floor'],
    ["A button labelled 'Comming Soon!' (not functional)", BROWSER, 'the buttons of the apps do nothing, and say why'],
    ["'Why Choose Our Apps?' with three items", WORDS, 'has the title, two apps, and why to choose them'],
  ]),
  ...group(2, 'Technology pages', [
    ['Each: a hero, 4 to 6 service cards, four points', WORDS, '/tech/%s/ has hero, service cards and why'],
    ['Figma instead has three centred points', WORDS, '/tech/%s/ has hero, service cards and why'],
    ["Tab titles '<Technology> Development | {brand}'", PAGES, '%s is called %s'],
    ['Titles of the remaining technology pages', WORDS, 'titles that the list of pages leaves out'],
    ['iOS page as specified', WORDS, 'iOS is as specified'],
    ['Card texts of the other pages (written)', WORDS, '/tech/%s/ has hero, service cards and why'],
  ]),
  ...group(3, 'Entities', [
    ['Testimonial: id, name, position, image, quote', ENTITIES, 'there are eight testimonials, each with id'],
    ['Contact message: name … message', CONTACT_FORM, 'a delivered message is thanked for and the form is cleared'],
    ['Phone and company have no inputs (now optional inputs)', CONTACT_FORM, 'phone and company among them'],
    ['Application fields and their names on the wire', APPLICATION, 'with the file and the names of the wire'],
    ['Location values remote or lahore', APPLICATION_RULES, 'the locations are Select Location (empty)'],
    ['Resume file (pdf, doc or docx)', APPLICATION_RULES, 'may be a .pdf, .doc or .docx'],
    ['Cover letter, no input shown (now offered)', APPLICATION, 'requires full name, email, location and resume'],
    ['Hidden job_title', APPLICATION, 'opens with the title of the chosen job, in modal-root'],
    ['Job opening: id, title, department … requirements', ENTITIES, 'the six openings are those of the specification'],
    ['The six openings', WORDS, 'lists %s: %s, %s, Full-time, %s'],
    ['Project: title, description, category, image, tags, stack', WORDS, 'shows 22 projects, each with image'],
    ['Category: Website and/or App Development', ENTITIES, 'the projects have the categories, tags and icons'],
    ["Tags: a development type plus 'Quality Assurance Engineer'", ENTITIES, 'the projects have the categories, tags'],
    ['Subjects', ENTITIES, 'the projects are about the subjects of the specification'],
    ['Cryptocurrency (web and mobile)', ENTITIES, 'the cryptocurrency is one for the web and one for phones'],
    ['Project detail record (three only)', WORDS, 'shows image, title, description, Technologies Used'],
    ['App card: id, name … downloads, color', ENTITIES, 'two apps have name, description, image, features'],
  ]),
  ...group(4, 'States and transitions', [
    ['Header: scrolled or not', HEADER_PARTS, 'the header turns solid past 10 pixels, not at 10'],
    ['Mobile menu open or closed', HEADER, 'Escape and a click outside close the menu'],
    ['Dropdowns open or closed (mutually exclusive)', HEADER, 'opens one menu at a time'],
    ['Hero carousel over 3 slides, every 5000 ms', CODE_CAROUSEL, 'advances every 5000 ms, cycling'],
    ['Contact form submitting: disabled, Sending...', CONTACT, 'the button is disabled and reads Sending...'],
    ['Success: thank-you message, form cleared', CONTACT, 'is thanked for, and the form is cleared'],
    ['Error: message shown, form kept', CONTACT, 'is an error: shown in red, and the form is kept'],
    ["A field's error clears when the user edits it", CONTACT_FORM, 'error clears when the visitor edits that field'],
    ['Dialog: idle, submitting, success (after a 2xx)', APPLY, 'an application is really sent, with the resume'],
    ['Dialog: the error state (now reachable)', APPLY, 'a refusal shows the error text, and everything is kept'],
    ['Careers: All, empty search, dialog closed', BOARD, 'starts with all openings, no search text'],
    ['Portfolio filter as described', FILTER, 'starts at All, which is marked as chosen'],
    ['Cursor hover toggles on interactive elements', CURSOR, 'over links, buttons, inputs and textareas they grow'],
  ]),
  ...group(5, 'Contact form', [
    ['Checked on submit', CONTACT, 'an empty form is told what is missing, field by field'],
    ["Name: 'Please enter your name'", CONTACT_RULES, '%s must be more than spaces'],
    ["Email: 'Please enter a valid email address'", CONTACT_RULES, 'does not look like an address'],
    ["Subject: 'Please enter a subject'", CONTACT_RULES, 'an empty form has four errors, in the order of the form'],
    ["Message: 'Please enter your message'", CONTACT_FORM, 'says what is missing in the words of the specification'],
    ['Required fields are marked with an asterisk', CONTACT_FORM, 'and says which are required'],
  ]),
  ...group(5, 'Application form and job filter', [
    ['Full name, email, location and resume required', APPLICATION_RULES, 'requires full name, email, location and'],
    ['Options Select Location (empty), Remote, Lahore', APPLICATION, 'requires full name, email, location and resume'],
    ['GitHub and LinkedIn must be URLs', APPLICATION, 'refuses a link that is no address'],
    ['Phone optional', APPLICATION_RULES, 'asks for nothing else'],
    ['Resume accepts .pdf, .doc, .docx', APPLICATION, 'as a resume'],
    ['Listed only if it matches the department', BROWSER, 'every department shows the openings that are its own'],
    ['And the text is in its title or description', JOB_RULE, 'the search looks at title and description alone'],
    ['Ignoring case', BROWSER, 'narrow the list, ignoring case'],
    ['Department options', JOB_RULE, 'every department of an opening can be chosen'],
  ]),
  ...group(8, 'Error catalogue', [
    ['Contact send failure, in red', CONTACT, 'is an error: shown in red, and the form is kept'],
    ['Contact success', CONTACT, 'is thanked for, and the form is cleared'],
    ['Application error', APPLY, 'a refusal shows the error text'],
    ['Unknown portfolio slug', ROUTES, 'an unknown project says so and leads back to the projects'],
    ['451, 403, 429', MESSAGES, '%i is a refusal with its text'],
    ['0 Network Error', CONTACT, 'no connection at all is an error too'],
    ['Public key, service ID or template ID required', MESSAGES, 'a plain text is a missing key, service ID'],
  ]),
  ...group(9, 'Constants', [
    ['Header 10px; carousel 5000 ms; count-up 2000 ms; in view 0.1', CONSTANTS, 'thresholds and times are those of'],
    ['Fade-in 0.5 to 0.6 s, staggers of 0.1 s up to 0.6 s', CONSTANTS, 'what fades in takes 0.5 to 0.6 s, in steps'],
    ['Testimonial breakpoints, spacing, speed, thresholds', CONSTANTS, 'the testimonials move as the specification'],
    ['Long swipes and touches', QUOTES, 'a drag past half of a slide moves it, a nudge does not'],
    ['Jobs: 6; department options: 7; filters (4)', CONSTANTS, 'there are 6 jobs, 7 department options and 4 filters'],
    ['Ratings 4.8 and 4.9; downloads', CONSTANTS, 'the apps have the ratings 4.8 and 4.9'],
    ['5 stars drawn, filled by floor', WORDS, '%s has description, rating of five stars by floor'],
    ['Back-to-projects delay 100 ms (a real link instead)', ROUTES, 'Back to Projects goes home, to the projects'],
    ['Cursor scales 1.5 and 1.2', CONSTANTS, 'the circles of the cursor grow to 1.5 and 1.2'],
    ['Headless blocking off', CONTACT, 'a message goes from the form through the relay into the outbox'],
    ['Optional throttle', 'server/relay.test.ts', 'too many messages of one address have to wait'],
  ]),
]
