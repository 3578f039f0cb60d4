import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '../../lib/content/load.ts'
import { OUT } from './site.ts'
import { asTyped, headingsOf, linksOf, mainOf, pageOf, sectionOf, textOf } from './words.ts'

const content = loadContent()
const { site } = content
const { general, careers: recruiting } = site.emails

/** The links of a page's main part with this name. */
const hrefs = (route: string, name: string) =>
  linksOf(mainOf(route))
    .filter((link) => link.name.replace(/^←/, '').startsWith(name))
    .map(({ href }) => href)

/** The positions of texts in what the page reads, all found and in this order. */
function expectOrder(route: string, texts: readonly string[]): void {
  const headings = headingsOf(route)
  const places = texts.map((text) => headings.indexOf(text))
  expect(texts.filter((_, index) => places[index] === -1)).toEqual([])
  expect(places).toEqual([...places].sort((a, b) => a - b))
}

describe('every page', () => {
  const routes = ['/', '/services/', '/careers/', '/portfolio/', '/about/', '/contact/', '/our-apps/', '/tech/react/']

  test.each(routes)('%s has the footer: tagline, quick links, services, postal address and mail address', (route) => {
    const footer = pageOf(route).querySelector('footer')
    if (!footer) throw new Error('no footer')
    const text = textOf(footer)
    expect(text).toContain('Empowering businesses with innovative software solutions and cutting-edge technology.')
    for (const part of ['Lahore', 'Pakistan', general]) expect(text).toContain(part)
    const links = new Map(linksOf(footer).map(({ name, href }) => [name, href]))
    expect(links.get('About Us')).toBe('/about/')
    expect(links.get('Services')).toBe('/services/')
    expect(links.get('Contact')).toBe('/contact/')
    expect(links.get(general)).toBe(`mailto:${general}`)
    for (const { slug, name } of content.services) expect(links.get(name)).toBe(`/services/${slug}/`)
  })

  test.each(routes)(
    '%s has the header: logo, About us, Our Apps, Technologies, Our Services, Get in Touch',
    (route) => {
      const header = pageOf(route).querySelector('header')
      if (!header) throw new Error('no header')
      const links = linksOf(header)
      const has = (name: string, href: string) => links.some((link) => link.name === name && link.href === href)
      expect(has(`${site.brand}, home`, '/')).toBe(true)
      expect(has('About us', '/about/')).toBe(true)
      expect(has('Our Apps', '/our-apps/')).toBe(true)
      expect(has('Get in Touch', '/contact/')).toBe(true)
      const buttons = header.querySelectorAll('button').map((button) => textOf(button))
      expect(buttons).toEqual(expect.arrayContaining(['Technologies', 'Our Services']))
    },
  )

  test('the header leads to all technology pages', () => {
    const links = linksOf(pageOf('/').querySelector('header') ?? mainOf('/')).map(({ href }) => href)
    const technologies = content.technologies.map(({ slug }) => `/tech/${slug}/`)
    expect(technologies).toHaveLength(12)
    for (const href of technologies) expect(links).toContain(href)
  })

  test('the services menu is grouped Front-end, Back-end, Mobile, UI/UX, Database', () => {
    const panel = pageOf('/').querySelector('#menu-services')
    const groups = panel?.querySelectorAll(':scope > ul > li > a') ?? []
    expect(groups.map((group) => textOf(group))).toEqual(['Front-end', 'Back-end', 'Mobile', 'UI/UX', 'Database'])
  })

  test('there is a place for dialogs', () => {
    expect(pageOf('/').querySelectorAll('#modal-root')).toHaveLength(1)
  })
})

describe('Home', () => {
  test('has its sections in order', () => {
    const { services, stats, stack, work, testimonials, closing } = content.home
    expectOrder('/', [
      'Transforming Ideas Into Digital Reality',
      services.title,
      stats.title,
      stack.title,
      work.title,
      testimonials.title,
      closing.title,
    ])
  })

  test('has the hero: badge, headline, two buttons, an illustration', () => {
    const main = mainOf('/')
    expect(textOf(main)).toContain('Trusted by 500+ companies worldwide')
    expect(main.querySelector('h1')?.text).toBe('Transforming Ideas Into Digital Reality')
    expect(hrefs('/', 'Get Started')).toEqual(['/contact/'])
    expect(hrefs('/', 'Explore Our Services')).toEqual(['/services/', '/services/'])
    expect(asTyped(main.querySelector('img')?.getAttribute('alt'))).toBe(content.home.hero.picture.alt)
  })

  test('has four stat tiles and four figures in the strip, each number stated once', () => {
    const figures = mainOf('/')
      .querySelectorAll('dl > div')
      .map((row) => [textOf(row.querySelector('dt') ?? row), textOf(row.querySelector('dd') ?? row)])
    expect(figures).toEqual([
      ['Happy Clients', '500+'],
      ['Projects Completed', '500+'],
      ['Client Rating', '4.9'],
      ['Support', '24/7'],
      ['Projects Delivered', '500+'],
      ['Client Satisfaction', '98%'],
      ['Years of Experience', '15+'],
      ['Industry Awards', '10'],
    ])
  })

  test('has a carousel of three pieces of code: Frontend, Backend, Database', () => {
    const carousel = mainOf('/').querySelector('.code-carousel')
    const names = carousel?.querySelectorAll('[role=group] > button').map((button) => textOf(button))
    expect(names).toEqual(['Frontend', 'Backend', 'Database'])
    expect(carousel?.querySelectorAll('pre')).toHaveLength(3)
  })

  test('has six service cards, each with Learn More, and View All Services', () => {
    const titles = headingsOf('/')
    const cards = [
      'Web App Development',
      'Mobile App Development',
      'Machine Learning',
      'SEO Optimization',
      'UI/UX Designing',
      'Digital Marketing',
    ]
    for (const card of cards) expect(titles.filter((title) => title === card)).toHaveLength(1)
    expect(hrefs('/', 'Learn More')).toEqual([
      '/services/#web-development',
      '/services/#mobile-development',
      '/services/#machine-learning',
      '/services/#seo-optimization',
      '/services/#ui-ux-design',
      '/services/#digital-marketing',
    ])
    expect(hrefs('/', 'View All Services')).toEqual(['/services/'])
    expect(mainOf('/').querySelector('#services')).toBeTruthy()
  })

  test('has the technology stack in four groups of 5, 5, 4 and 4', () => {
    const section = sectionOf('/', content.home.stack.title)
    const groups = section
      .querySelectorAll('h3')
      .map((heading) => [textOf(heading), heading.parentNode?.querySelectorAll('li').length])
    expect(groups).toEqual([
      ['Frontend', 5],
      ['Backend', 5],
      ['Database & Storage', 4],
      ['Cloud & DevOps', 4],
    ])
  })

  test('has eight testimonials, each with quote, name, position and portrait', () => {
    const figures = sectionOf('/', content.home.testimonials.title).querySelectorAll('figure')
    expect(figures).toHaveLength(8)
    for (const [index, { name, position, quote }] of content.testimonials.entries()) {
      const figure = figures[index]
      expect(figure && textOf(figure)).toContain(quote.replace(/\s+/g, ' '))
      expect(figure && textOf(figure)).toContain(name)
      expect(figure && textOf(figure)).toContain(position)
      expect(figure?.querySelector('img')).toBeTruthy()
    }
  })

  test('shows the three detailed projects under the id projects, and all projects', () => {
    const section = mainOf('/').querySelector('#projects')
    if (!section) throw new Error('no #projects')
    const links = linksOf(section).map(({ href }) => href)
    for (const slug of ['cyber-guardians', 'takenote', 'iamadesigner']) expect(links).toContain(`/portfolio/${slug}/`)
    expect(links).toContain('/portfolio/')
  })

  test('closes with Schedule a Free Consultation and Explore Our Services', () => {
    const closing = linksOf(sectionOf('/', content.home.closing.title))
    expect(closing.map(({ name }) => name)).toEqual(['Schedule a Free Consultation', 'Explore Our Services'])
    expect(closing[0]?.href).toMatch(/^\/contact\//)
    expect(closing[1]?.href).toBe('/services/')
  })
})

describe('Services', () => {
  const anchors = [
    ...['ui-ux-design', 'web-development', 'mobile-development', 'data-science-ai', 'seo-digital-marketing'],
    ...['professional-partnership', 'digital-marketing', 'machine-learning', 'seo-optimization'],
  ]

  test('has all nine anchors', () => {
    for (const id of anchors)
      expect([id, mainOf('/services/').querySelectorAll(`[id="${id}"]`).length]).toEqual([id, 1])
  })

  test.each(anchors)('/services/%s/ is the section in full, with its projects and technologies', (slug) => {
    const route = `/services/${slug}/`
    const service = content.services.find(
      (candidate) => candidate.slug === slug || candidate.aliases.some((alias) => alias.slug === slug),
    )
    if (!service) throw new Error(`no service ${slug}`)
    const text = textOf(mainOf(route))
    for (const { title } of [...service.gets, ...service.steps]) expect(text).toContain(title)
    for (const received of service.receives) expect(text).toContain(received)
    expect(text).toContain(service.proof.figure)
    const links = linksOf(mainOf(route)).map(({ href }) => href)
    for (const technology of service.technologies) expect(links).toContain(`/tech/${technology}/`)
    for (const project of service.projects) {
      expect(text).toContain(content.projects.find((candidate) => candidate.slug === project)?.title)
    }
  })
})

describe('About', () => {
  test('has hero, Our Story, Mission, Vision, three core values and four awards', () => {
    const { hero, story, mission, vision, values, awards } = content.about
    expectOrder('/about/', [hero.title, 'Our Story', mission.title, vision.title, values.title, awards.title])
    expect([mission.title, vision.title].join()).toMatch(/Mission.*Vision/)
    expectOrder('/about/', ['Excellence', 'Innovation', 'Integrity'])
    expect(awards.items).toHaveLength(4)
    for (const { title } of awards.items) expect(headingsOf('/about/')).toContain(title)
    for (const paragraph of story.paragraphs)
      expect(textOf(mainOf('/about/'))).toContain(paragraph.replace(/\s+/g, ' '))
  })

  test('claims 250+ people, five offices and a beginning by three', () => {
    const text = textOf(mainOf('/about/'))
    expect(text).toContain('250+')
    expect(text).toMatch(/\bfive offices\b/i)
    expect(text).toMatch(/\bthree\b/i)
    for (const { city } of site.offices) expect(text).toContain(city)
  })
})

describe('Contact', () => {
  test('has the general-inquiries address and the form Send Us a Message', () => {
    expect(textOf(mainOf('/contact/'))).toMatch(/General inquiries/i)
    expect(hrefs('/contact/', general)).toContain(`mailto:${general}`)
    expect(headingsOf('/contact/')).toContain('Send Us a Message')
    const form = mainOf('/contact/').querySelector('form')
    const names = form?.querySelectorAll('input, textarea').map((field) => field.getAttribute('name'))
    expect(names).toEqual(['name', 'email', 'phone', 'company', 'subject', 'message', 'website'])
    const required = form?.querySelectorAll('[required]').map((field) => field.getAttribute('name'))
    expect(required).toEqual(['name', 'email', 'subject', 'message'])
  })

  test('has a form that works without scripts: it opens a mail', () => {
    const button = mainOf('/contact/').querySelector('form [type="submit"]')
    expect(button?.getAttribute('formaction')).toBe(`mailto:${general}`)
  })
})

describe('Careers', () => {
  test('has its sections in order', () => {
    const { noFit, closing } = content.careers
    expectOrder('/careers/', [
      'Join Our Team',
      'Our Culture',
      'Employee Benefits',
      'Current Job Openings',
      noFit.title,
      closing.title,
    ])
    expect(mainOf('/careers/').querySelector('h1')?.text).toBe('Join Our Team')
    expect(noFit.title).toMatch(/^Don't see a perfect fit/)
  })

  test('has two highlights of the culture and four photos', () => {
    const section = sectionOf('/careers/', 'Our Culture')
    expect(section.querySelectorAll('h3').map((heading) => textOf(heading))).toEqual([
      'Collaborative Teams',
      'Work-Life Balance',
    ])
    const alts = new Set(section.querySelectorAll('img').map((image) => image.getAttribute('alt')))
    expect(alts.size).toBe(4)
  })

  test('has three cards of benefits with four items each', () => {
    const section = sectionOf('/careers/', 'Employee Benefits')
    const cards = section
      .querySelectorAll('h3')
      .map((heading) => [textOf(heading), heading.parentNode?.querySelectorAll('li').length])
    expect(cards).toEqual([
      ['Health & Wellness', 4],
      ['Professional Growth', 4],
      ['Work-Life Balance', 4],
    ])
  })

  test('has the search, the department choice of seven and the six openings, each with Apply Now', () => {
    const section = sectionOf('/careers/', 'Current Job Openings')
    expect(section.querySelector('input[type=search]')?.getAttribute('placeholder')).toBe('Search jobs...')
    expect(section.querySelectorAll('select option').map((option) => textOf(option))).toEqual([
      ...['All', 'Engineering', 'Design', 'Product', 'Data Science', 'DevOps', 'QA'],
    ])
    expect(section.querySelectorAll('button[data-apply]').map((button) => textOf(button))).toEqual(
      Array.from({ length: 6 }, () => 'Apply Now'),
    )
  })

  test.each([
    ['Senior React Developer', 'Engineering', 'San Francisco, CA (Hybrid)', '5+ years'],
    ['UX/UI Designer', 'Design', 'Remote', '3+ years'],
    ['DevOps Engineer', 'DevOps', 'London, UK (On-site)', '4+ years'],
    ['Data Scientist', 'Data Science', 'Remote', '3+ years'],
    ['Quality Assurance Engineer', 'QA', 'Berlin, Germany (Hybrid)', '2+ years'],
    ['Product Manager', 'Product', 'New York, NY (Hybrid)', '4+ years'],
  ])('lists %s: %s, %s, Full-time, %s', (title, department, location, experience) => {
    const card = mainOf('/careers/')
      .querySelectorAll('article')
      .find((candidate) => textOf(candidate.querySelector('h3') ?? candidate) === title)
    const text = card ? textOf(card) : ''
    for (const part of [department, location, experience]) expect(text).toContain(part)
    expect(text).toMatch(/full-time/i)
    const job = content.jobs.find((candidate) => candidate.title === title)
    expect(text).toContain(job?.description.replace(/\s+/g, ' '))
    const page = textOf(mainOf(`/careers/${job?.slug}/`))
    for (const requirement of job?.requirements ?? ['missing']) expect(page).toContain(requirement)
    expect(page).toContain('Apply Now')
  })

  test('has mail links to send a resume and to contact the recruiting team', () => {
    const { noFit } = content.careers
    const links = linksOf(sectionOf('/careers/', noFit.title))
    expect(links.map(({ name }) => name.slice(0, noFit.resumeLabel.length))).toContain(noFit.resumeLabel)
    expect(links.map(({ href }) => href.split('?')[0])).toEqual([`mailto:${recruiting}`, `mailto:${recruiting}`])
  })
})

describe('Portfolio', () => {
  const cards = mainOf('/portfolio/').querySelectorAll('article')

  test('has the heading Portfolio, an introduction and the four filters with their counts, starting at All', () => {
    const main = mainOf('/portfolio/')
    expect(main.querySelector('h1')?.text).toBe('Portfolio')
    expect(textOf(main)).toContain(content.portfolioPage.lead.replace(/\s+/g, ' '))
    const filters = main.querySelectorAll('button[aria-pressed]')
    const names = filters.map((filter) => textOf(filter).replace(/\d+ projects$/, ''))
    expect(names).toEqual(['All', 'Website Development', 'App Development', 'UI/UX Designs'])
    expect(filters.map((filter) => filter.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false', 'false'])
    expect(filters[0] && textOf(filters[0])).toBe('All22 projects')
  })

  test('shows 22 projects, each with image, title, description, two tags and its stack', () => {
    expect(cards).toHaveLength(22)
    for (const [index, { title, description, tags, stack, picture }] of content.projects.entries()) {
      const card = cards[index]
      if (!card) throw new Error(title)
      const text = textOf(card)
      expect(text).toContain(title)
      expect(text).toContain(description.replace(/\s+/g, ' '))
      expect(asTyped(card.querySelector('img')?.getAttribute('alt'))).toBe(picture.alt)
      const [tagList, stackList] = card.querySelectorAll('ul')
      expect(tagList?.querySelectorAll('li').map((tag) => textOf(tag))).toEqual(tags)
      expect(tagList?.querySelectorAll('li svg')).toHaveLength(2)
      expect(stackList?.querySelectorAll('li')).toHaveLength(stack.length)
      for (const tool of stack) expect(stackList && textOf(stackList)).toContain(content.toolbox[tool]?.name)
    }
  })

  test('only the three that have a page are links', () => {
    const linked = cards.flatMap((card) => linksOf(card).map(({ href }) => href))
    expect(linked.sort()).toEqual(['/portfolio/cyber-guardians/', '/portfolio/iamadesigner/', '/portfolio/takenote/'])
  })

  test('has Join Our Team with Apply for a job, and Ready to discuss your project? with Contact us and the address', () => {
    expect(linksOf(sectionOf('/portfolio/', 'Join Our Team'))).toEqual([{ name: 'Apply for a job', href: '/careers/' }])
    expect(linksOf(sectionOf('/portfolio/', 'Ready to discuss your project?'))).toEqual([
      { name: 'Contact us', href: '/contact/' },
      { name: general, href: `mailto:${general}` },
    ])
  })

  test.each(['cyber-guardians', 'takenote', 'iamadesigner'])(
    '/portfolio/%s/ shows image, title, description, Technologies Used, Project Tags and Back to Projects',
    (slug) => {
      const route = `/portfolio/${slug}/`
      const project = content.projects.find((candidate) => candidate.slug === slug)
      if (!project?.caseStudy) throw new Error(`no story ${slug}`)
      const { title, description, picture, stack, tags, caseStudy } = project
      const main = mainOf(route)
      expect(textOf(main.querySelector('h1') ?? main)).toBe(title)
      expect(textOf(main)).toContain(description.replace(/\s+/g, ' '))
      expect(main.querySelectorAll('img').map((image) => asTyped(image.getAttribute('alt')))).toContain(picture.alt)
      expect(textOf(main)).toContain('Technologies Used')
      expect(textOf(main)).toContain('Project Tags')
      for (const tool of stack) expect(textOf(main)).toContain(content.toolbox[tool]?.name)
      for (const tag of tags) expect(textOf(main)).toContain(tag)
      expect(hrefs(route, 'Back to Projects').length).toBeGreaterThan(0)
      for (const href of hrefs(route, 'Back to Projects')) expect(href).toBe('/#projects')
      for (const part of [caseStudy.client, String(caseStudy.year), caseStudy.quote.name]) {
        expect(textOf(main)).toContain(part)
      }
      for (const { title: step } of caseStudy.approach) expect(textOf(main)).toContain(step)
      for (const { value } of caseStudy.outcome.figures) expect(textOf(main)).toContain(value)
      const links = linksOf(main).map(({ href }) => href)
      expect(links.some((href) => href.startsWith('/portfolio/') && href !== route)).toBe(true)
    },
  )
})

describe('Our Apps', () => {
  test('has the title, two apps, and why to choose them', () => {
    expect(mainOf('/our-apps/').querySelector('h1')?.text).toBe('Our Apps')
    expectOrder('/our-apps/', [
      ...['Wren VPN', 'Wren Studio', 'Why Choose Our Apps?'],
      ...['Security First', 'Lightning Fast', 'Global Reach'],
    ])
  })

  test.each([
    ['Wren VPN', /\bVPN app\b/, '4.8 out of 5', '1M+'],
    ['Wren Studio', /\bAI image generator\b/, '4.9 out of 5', '500K+'],
  ])(
    '%s has description, rating of five stars by floor, downloads, key features and a button that waits',
    (name, kind, rating, downloads) => {
      const card = sectionOf('/our-apps/', name)
      const app = content.apps.find((candidate) => candidate.name === name)
      const text = textOf(card)
      expect(text).toMatch(kind)
      expect(text).toContain(rating)
      expect(text).toContain(downloads)
      expect(text).toContain('Key features')
      for (const feature of app?.features ?? ['missing']) expect(text).toContain(feature)
      expect(card.querySelectorAll('[data-star=filled]')).toHaveLength(4)
      expect(card.querySelectorAll('[data-star]')).toHaveLength(5)
      const button = card.querySelector('button')
      expect(button && textOf(button)).toBe('Comming Soon!')
      expect(button?.hasAttribute('disabled')).toBe(true)
      const reason = pageOf('/our-apps/').querySelector(`[id="${button?.getAttribute('aria-describedby')}"]`)
      expect(reason && textOf(reason)).toBe(app?.buttonReason.replace(/\s+/g, ' '))
    },
  )
})

describe('Technology pages', () => {
  test.each(content.technologies.map(({ slug }) => slug))(
    '/tech/%s/ has hero, service cards and why to choose it',
    (slug) => {
      const route = `/tech/${slug}/`
      const technology = content.technologies.find((candidate) => candidate.slug === slug)
      if (!technology) throw new Error(slug)
      const { hero, services, why } = technology
      expectOrder(route, [hero.title, services.title, ...services.cards.map(({ title }) => title), why.title])
      expect(services.cards.length).toBeGreaterThanOrEqual(4)
      expect(services.cards.length).toBeLessThanOrEqual(6)
      expect(why.title).toMatch(/^Why Choose .+\?$/)
      const reasons = sectionOf(route, why.title)
      const points = why.points.map(({ title }) => title)
      expect(reasons.querySelectorAll('h3').map((heading) => textOf(heading))).toEqual(points)
      expect(points).toHaveLength(slug === 'figma' ? 3 : 4)
      expect(reasons.querySelectorAll('ol')).toHaveLength(slug === 'figma' ? 0 : 1)
    },
  )

  test('iOS is as specified', () => {
    const ios = headingsOf('/tech/ios/')
    expect(ios[0]).toBe('iOS App Development')
    expectOrder('/tech/ios/', [
      ...['Swift & SwiftUI', 'Native Performance', 'App Security', 'App Store Deployment'],
      ...['Performance Optimization', 'API Integration', 'Why Choose iOS?', 'Premium User Experience'],
      ...['Security & Privacy', 'Performance & Reliability', 'App Store Success'],
    ])
  })
})

describe('The 404 page', () => {
  test('offers pages and can say Project not found with Back to Projects', () => {
    expect(linksOf(mainOf('/404.html')).map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/services/', '/portfolio/', '/careers/', '/contact/']),
    )
    // Which of its titles it has is decided by the address: the scripts have the words.
    const [own = ''] = /\/_next\/static\/pages\/[^"]+\.js/.exec(pageOf('/404.html').toString()) ?? []
    const words = readFileSync(join(OUT, own), 'utf8')
    expect(words).toContain('Project not found')
    expect(words).toContain('Back to Projects')
  })
})

test('titles that the list of pages leaves out are Android, Angular, Flutter, React Native and Database Development', () => {
  for (const [slug, name] of [
    ['android', 'Android'],
    ['angular', 'Angular'],
    ['flutter', 'Flutter'],
    ['react-native', 'React Native'],
    ['database', 'Database'],
  ]) {
    expect(pageOf(`/tech/${slug}/`).querySelector('title')?.text).toBe(`${name} Development | Wrenhaus`)
  }
})
