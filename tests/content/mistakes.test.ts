/** Each mistake is reported on its line, in words that an editor knows, with the name that was meant. */
import { headerFit } from '@/lib/header-width.ts'
import { loadFixture } from '../fixtures/load.ts'
import { ContentCopy, type Mistake } from './content-copy.ts'

const JOB = 'jobs/software-engineer-ferries.yaml'
const RUST = 'technologies/rust.yaml'
const ELIXIR = 'technologies/elixir.yaml'
const PORTS = 'services/harbour-software.yaml'
const STUV = 'projects/stuv.yaml'
const QUOTE = 'caseStudy.quote.position'
const POINT = 'included.items'
const AREA = 'hero.picture.regions'
const LONG = 'boat '.repeat(33).trim()
const TITLE = 'Where we come from, why we stayed, and what next'
const WIDE = `-- ${'wide'.repeat(11)}`
const SØREN = '- name: Søren Brücke'
const CLAIM = 'claims:\n  berths: { value: "14", label: ports that run our software }\n'
const OSLO = '  - { id: aarhus, city: Oslo, country: Norway, countryCode: NO, street: Kai 1, postalCode: "0150"'
const OFFICE = [/^claims:/m, `${OSLO}, headOffice: false, opened: 2020 }\nclaims:`] as const
const MILESTONES = `  milestones: [${[2018, 2017, 2027].map((year) => `{ year: ${year}, text: We open in ${year} }`)}]`
const PROFILES = 'profiles: [{ label: X, href: mailto:x }, { label: Y, href: "https://x.example/\\u200ba" }]'
const DAYS = 'posted: 2026-11-02\ncloses: 2026-11-01\nstart: 2025-12-01'
const CALL = 'tel:+44 (0)20 7946 0000'
const CALLS = `more: [{ label: Go, href: "${CALL}" }, { label: To, href: "mailto:a@b.io?subject=9%" }]`
const ALIAS = `name: Lines, headline: Lines that sail on time, summary: "${LONG}"`
const ALIASES = ['ferries', 'ferries-title'].map(
  (slug) => `{ slug: ${slug}, ${ALIAS}, seo: { title: ${slug}, description: "${LONG.slice(slug.length)}" } }`,
)
const FERRIES = '/services/ferries/, corners: "50,20 90,60"'

const VALUES: Mistake[] = [
  [JOB, [/$/, 'closes: ~\n'], 'closes', 'a day like 2026-11-21, or no such field, got nothing'],
  ['services/ferries.yaml', 'order: 1e400', 'order', 'a number, got "1e400"'],
  [RUST, 'order: ٣', 'order', 'a number in the digits 0 to 9, got "٣"'],
  ['home.yaml', ['x: 59,', 'X: 59,'], 'hero.slides.0.cable.2.X', 'one of the fields x, y, got "X"; did you mean "x"?'],
  ['toolbox.yaml', [/$/, ': { name: Go }\n'], '', 'a name made of lower-case words joined by hyphens, got ""'],
  [JOB, 'id: 2.5', 'id', 'a whole number, got the number 2.5'],
  [JOB, 'type: Ful-time', 'type', '"Volunteer", "Per diem", got "Ful-time"; did you mean "Full-time"?'],
  [JOB, 'posted: 2026-02-30', 'posted', 'a day that is in the calendar, got "2026-02-30"'],
  [STUV, 'subject: BjÃ¸rns net', 'subject', 'read in another encoding: "Bjørns net", got "BjÃ¸rns net"'],
  [JOB, 'experience: " Some"', 'experience', 'text without spaces at its ends, got " Some"'],
  [JOB, 'responsibilities: []', 'responsibilities', 'a list of at least 1 item, got a list of 0 items'],
  ['projects/motorvagt.yaml', 'picture: [1, 2]', 'picture', '{ file, alt } (the product), got a list of 2 items'],
  [JOB, 'pay: { currency: dkk, min: 0, max: 2000000000000, unit: YEARLY }', 'pay.min', 'more than 0, got the number 0'],
  [JOB, undefined, 'pay.currency', 'the code of a currency, such as DKK, got "dkk"', 'pay:'],
  [JOB, undefined, 'pay.unit', '"DAY", "HOUR", got "YEARLY"; did you mean "YEAR"?', 'pay:'],
  [JOB, undefined, 'pay.max', 'at most 1000000000000, got the number 2000000000000', 'pay:'],
  [PORTS, ['€38,000', '38 000 € – 800 €'], 'costs.items.0.price', '£90,000, got "38 000 € – 800 €"'],
  [JOB, `  description: ${LONG}`, 'seo.description', `160 characters, got 164: "${LONG.slice(0, 47)}…"`],
  [PORTS, ['x: 50,', 'x: 50%,'], `${POINT}.1.pin.x`, 'a number without separators, signs and units, got "50%"'],
  [ELIXIR, ['It heals,', 'It heals, icon: b,'], 'why.items.0.icon', 'text, unless why.kind is "phone", got "icon"'],
  [PORTS, ['x: 10,', 'x: 101,'], `${POINT}.0.pin.x`, 'a number of at most 100, got the number 101'],
  ['home.yaml', ['"10,50 40,55 40,80 10,78"', '[1, 5]'], `${AREA}.0.corners`, '12,54 41,76, got a list of 2 items'],
  ['home.yaml', [FERRIES, 'https://a.example, corners: "5,2 9,160"'], `${AREA}.1.corners`, 'got "5,2 9,160"'],
  ['home.yaml', undefined, `${AREA}.1.href`, 'such as /contact/ or #services, got "https://a.example"', '9,160'],
  // A missing field is reported on the line of its group.
  [JOB, [/^workplace: .*\n/m, ''], 'workplace', 'one of "on-site", "hybrid", "remote", got nothing', 1],
  [PORTS, [/^ {2}title: Harbour software\n/m, ''], 'seo.title', 'a text, got nothing', 'seo:'],
  [PORTS, [/\n {6}pin: \{ x: 90.*/, ''], `${POINT}.2.pin`, 'on the picture, in percent), got nothing', 'that can fail'],
  ['contact.yaml', [/^picture:/m, 'pictur:'], 'pictur', 'got "pictur"; did you mean "picture"?', 'pictur:'],
  ['site.yaml', 'brand: "Brücke\\u200b & Sønner"', 'brand', 'that nobody sees, got "Brücke[U+200B] & Sønner"'],
  ['site.yaml', 'phone: "\\u200b0045 86 00 00"', 'phone', 'form +45 86 00 00, got "[U+200B]0045 86 00 00"'],
  ['site.yaml', ['job@bruecke-soen', 'job@brü'], 'emails.careers', 'job@xn--br-yka.example, got "job@brü.example"'],
  ['site.yaml', ['hej@', '.hej@'], 'emails.general', 'an email address, got ".hej@bruecke-soen.example"'],
  // What uses a fact or a claim is not reported while these are invalid.
  ['site.yaml', ['headOffice: true', 'headOffice: "true"'], 'offices.0.headOffice', 'without quotes, got "true"'],
  ['site.yaml', 'founded: "2016"', 'founded', 'a number without quotes, got "2016"'],
  ['site.yaml', ['ports: { value: "14"', 'ports: { value: 14'], 'claims.ports.value', 'got the number 14'],
  ['testimonials/mette.yaml', `quote: „${LONG.slice(0, 70)} it’s“`, 'quote', `them, got "„${LONG.slice(0, 46)}…"`],
  ['site.yaml', PROFILES, 'profiles.0.href', 'an address with https://, got "mailto:x"', 'profiles:'],
  ['site.yaml', undefined, 'profiles.1.href', 'x.example/a, got "https://x.example/[U+200B]a"', 'profiles:'],
]

const REFERENCES: Mistake[] = [
  [RUST, 'tool: rsut', 'tool', 'an id in toolbox.yaml, got "rsut"; did you mean "rust"?'],
  [RUST, 'service: ferris', 'service', 'a file in content/services, got "ferris"; did you mean "ferries"?'],
  [RUST, 'related: [rust]', 'related.0', 'another one of content/technologies, got this very file'],
  [JOB, 'department: Devlopment', 'department', 'in careers.yaml, got "Devlopment"; did you mean "Development"?'],
  [ELIXIR, 'service: [ferries]', 'service', 'one name, without brackets, got a list of 1 item'],
  [JOB, 'office: Aarhus', 'office', 'the id of an office in site.yaml, got "Aarhus"; did you mean "aarhus"?'],
  [JOB, [/$/, 'applicantCountries: [Denmrk, UK, Great Britain]\n'], 'applicantCountries.0', 'did you mean "Denmark"?'],
  [JOB, undefined, 'applicantCountries.2', 'that is not in the list yet, got "Great Britain", as "UK"', 'Countries:'],
  ['home.yaml', '  projects: [stuv]', 'work.projects.0', 'that has a caseStudy (kajplan, overfart), got "stuv"'],
  ['home.yaml', '  tiles: [port]', 'hero.tiles.0', 'a claim in site.yaml, got "port"; did you mean "ports"?'],
  ['home.yaml', ['{claim:ports}', '{claim:prots}'], 'hero.lead', 'got "prots"; did you mean "ports"?'],
  ['home.yaml', ['anchor: ferries', 'anchor: feries'], 'services.cards.1.anchor', 'did you mean "ferries"?'],
  ['about.yaml', ['{fact:f', '{Facts f'], 'hero.lead', 'got "{Facts founded}"; did you mean "{fact:founded}"?'],
  ['home.yaml', ['{fact:first-answer}', '{{first-answer}'], 'closing.text', 'did you mean "{fact:first-answer}"?'],
  ['technologies-page.yaml', ['A {project}', 'A { Project }'], 'closing.title', 'did you mean "{project}"?'],
  ['technologies-page.yaml', ['writes {tool}', 'writes {technology}'], 'closing.text', 'got "{technology}"'],
  [JOB, ['You would be the fourth', 'You get {pay}'], 'about.0', 'in seo.description only, got "{pay}"'],
  ['site.yaml', ['six months', '"{claim:ports}"'], 'facts.application-kept.value', 'for it, got "{claim:ports}"'],
  ['site.yaml', ['facts:', 'facts:\n  founded: { value: x }'], 'facts.founded', 'stands for founded, got "founded"'],
  ['contact.yaml', ['{fact:first-', '{fact:firs-'], 'info.next.0.text', 'did you mean "first-answer"?'],
  ['about.yaml', ['about/meadow', 'about/medow'], 'story.picture.file', 'no such file; did you mean "about/meadow"?'],
  ['home.yaml', ['home/water', 'pictures/home/water'], 'hero.picture.file', 'did you mean "home/water-drop"?'],
  [STUV, ['projects/raindrops', 'projects/harbor'], 'picture.file', 'or .day.svg, got no such file'],
  ['contact.yaml', ['contact/wood', 'contact/Büro_1.webp'], 'picture.file', 'files), got "contact/Büro_1.webp"'],
  [STUV, 'category: ["Shipping\\u200b"]', 'category.0', 'got "Shipping[U+200B]"; did you mean "Shipping"?'],
  [STUV, 'tags: [Aboard]', 'tags.0', 'in portfolio-page.yaml (On board, In a browser), got "Aboard"'],
]

const CONTRADICTIONS: Mistake[] = [
  [JOB, 'workplace: remote', 'office', 'no office, because the workplace is remote, got "aarhus"', 'office:'],
  [JOB, [/ency: .* unit/, 'ency: HRK, min: 9.000, max: 6, unit'], 'pay.max', 'is pay.min, got the number 6', 'pay:'],
  [JOB, undefined, 'pay.currency', 'that is in use, such as EUR, got "HRK"', 'pay:'],
  [JOB, undefined, 'pay.min', 'an amount without separators, of 2 decimals, got "9.000"', 'pay:'],
  [JOB, DAYS, 'closes', 'after 2026-11-02, when it was posted, got "2026-11-01"', 'closes:'],
  [JOB, undefined, 'start', 'after 2026-11-02, when it was posted, got "2025-12-01"', 'start:'],
  [RUST, ['title: Old C', 'title: Old C, figure: 9 kB'], 'services.cards', 'figure, got a list of 2 items', 'cards:'],
  ['projects/overfart.yaml', '    position: Captain', QUOTE, 'as in the testimonial, got "Captain"'],
  ['testimonials/mette.yaml', 'id: 3', 'id', 'got the number 3, as in content/testimonials/bo.yaml:1'],
  [PORTS, ['time: 9 weeks', 'time: 9 to 2 weeks'], 'steps.1.time', 'longer: 2 to 4 weeks, got "9 to 2 weeks"'],
  ['contact.yaml', '  title: ABOUT US', 'seo.title', 'no other page has, got "ABOUT US", as in content/about.yaml:2'],
  ['careers.yaml', `  title: ${TITLE}`, 'seo.title', `47 characters beside the brand, got 48: "${TITLE}"`],
  ['about.yaml', ['title: Where we steer', "title: what we're for"], 'vision.title', 'content/about.yaml:17'],
  ['about.yaml', ['Who you meet', 'What keeps your harbour awake?'], 'people.title', 'as in content/home.yaml:78'],
  ['home.yaml', ['tiles: [ports', 'tiles: [ports, ports'], 'hero.tiles.1', 'as in content/home.yaml:10', 10],
  ['about.yaml', ['No surprises', '"Sail  first"'], 'values.items.1.title', 'content/about.yaml:26', 27],
  ['home.yaml', ['{ claim: sailings', '{ claim: ports'], 'stats.claims.1.claim', 'as in content/home.yaml:59', 59],
  ['about.yaml', MILESTONES, 'story.milestones.1.year', 'of the milestone before it, got the number 2017'],
  ['about.yaml', undefined, 'story.milestones.2.year', '2026 at most, got the number 2027', 'milestones:'],
  ['site.yaml', ['opened: 2016', 'opened: 2027'], 'offices.0.opened', '2026 at most, got the number 2027'],
  ['navigation.yaml', CALLS, 'more.0.href', `tel:+442079460000, got "${CALL}"`],
  ['navigation.yaml', undefined, 'more.1.href', 'a@b.io?subject=9%25, got "mailto:a@b.io?subject=9%"', 'more:'],
  ['navigation.yaml', '  contactLabel: on this page', 'footer.contactLabel', 'page", as in another navigation'],
  ['about.yaml', ['we have written', 'in 14 ports we write'], 'hero.lead', 'in place of "14", got "14 ports"'],
  ['about.yaml', [SØREN, `${SØREN}\n      answers: On Mondays it is me.`], 'people.items', 'got a list of 2 items', 32],
  ['site.yaml', ['claims:\n', CLAIM], 'claims.ports', 'those of berths', 'ports: {'],
  ['site.yaml', ['    headOffice: true', '    headOffice: false'], 'offices', 'headOffice: true, got none', 'offices:'],
  ['site.yaml', OFFICE, 'offices.1.id', 'got "aarhus", as in content/site.yaml:28', 'city: Oslo'],
  ['portfolio-page.yaml', ['[Harbours', '[all, Harbours'], 'categories.0', 'which is there by itself, got "all"'],
  [PORTS, `aliases: [${ALIASES}]`, 'aliases.0.slug', 'got "ferries", as in content/services/ferries.yaml'],
  [PORTS, undefined, 'aliases.1.slug', 'on /services/ has this id, got "ferries-title"', 'aliases:'],
  ['toolbox.yaml', [/$/, 'Go Lang: { name: Go, icon: go }\n'], 'Go Lang', 'joined by hyphens, got "Go Lang"'],
  ['home.yaml', ['select ship, avg(delay)', `\t${WIDE}`], 'hero.slides.2.source', `got 51: " ${WIDE}"`],
  ['projects/shipping.yaml', undefined, '(file)', 'a page of the portfolio has this address, got "shipping"', 1],
  ['home.yaml', ['10,50 40,55 40,80 10,78', '9,9 60,80 60,9 9,70'], `${AREA}.0.corners`, 'got "9,9 60,80 60,9 9,70"'],
  ['home.yaml', ['50,20 90,60', '5,5 5,5'], `${AREA}.1.corners`, '1 percent wide and high, got "5,5 5,5"'],
  [PORTS, ['x: 90, y: 100', 'x: 50.2, y: 50'], `${POINT}.2.pin`, `y: 50", as in content/${PORTS}:21`],
  [RUST, ['    fn under_keel(', `    \t${WIDE}`], 'code.source', `40 characters, got 51: " ${WIDE}"`],
  [ELIXIR, ['dark: "', 'dark: "#333333" } #'], 'accent.dark', 'got 1.28 : 1 with "#333333"'],
  [JOB, 'id: 0x1F', 'id', 'a number in digits, such as 31, got "0x1F"'],
  [RUST, 'cover: "#7B7B7B"', 'cover', 'got 4.01 : 1 with "#7B7B7B"'],
]

test.each([
  ['invalid and missing values', VALUES],
  ['names that do not exist', REFERENCES],
])('%s', (_, mistakes) => new ContentCopy().expectProblems(mistakes))

test('what contradicts something else, or does not fit', () => {
  const copy = new ContentCopy()
  copy.set('site.yaml', 'brand: Brücke & Sønner')
  copy.write('projects/shipping.yaml', copy.read(STUV).replace('order: 6', 'order: 7'))
  copy.expectProblems(CONTRADICTIONS)
  expect(copy.problems('2026-12-31').join()).not.toContain('a year that has begun')
})

test('links that do not fit in the header are reported, unless they fit where screens are wide', () => {
  const copy = new ContentCopy()
  const { site, navigation } = loadFixture()
  const reported = ['Go', 'About', 'Case studies'].map((label) => {
    const main = Array.from({ length: 6 }, (_, index) => ({ label: label + index, href: '/about/' }))
    copy.set('navigation.yaml', `main: ${JSON.stringify(main)}`)
    return [headerFit(site.brand, { ...navigation, main }, 'usual').fits, ...copy.problems()]
  })
  const problem = expect.stringContaining('main  expected shorter or fewer labels')
  expect(reported).toEqual([[true], [false], [false, problem]])
})
