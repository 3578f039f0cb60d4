import { z } from 'zod'
import { text } from './common.ts'
import { field } from './field.ts'

/** In the editor the field is named by the words that stand on the page without it. */
const label = (words: string, where: string, name = words) => field(name, where, text(1, 80).default(words))

const HELP = 'Fill in what you want to say in other words.'

/** content/labels.yaml, which may be missing: the headings and labels that are the same on all pages of a kind. */
export const labels = z.strictObject({
  service: field(
    'Pages of services',
    HELP,
    z
      .strictObject({
        steps: label('Steps and how long they take', 'Above the steps.'),
        start: label('Start', 'Where the timeline of the steps begins.'),
        week: label('Week', 'Before the numbers of the timeline.'),
        deliverables: label('What is handed over', 'Above what is handed over.'),
        costs: label('What it costs', 'Above the prices.'),
        proof: label('Proof: one measured result', 'Above the measured result.'),
        before: label('Before', 'Beside the figure before the work.'),
        after: label('After', 'Beside the figure after it.'),
        projects: label('Other projects', 'Above the projects.'),
        technologies: label('Technologies we use', 'Beside the technologies.'),
        toIncluded: label('Included', 'The link to what is included.'),
        toSteps: label('Steps', 'The link to the steps.'),
        toDeliverables: label('Handover', 'The link to what is handed over.'),
        toCosts: label('Costs', 'The link to the prices.'),
        toProof: label('Proof', 'The link to the measured result.'),
        toProjects: label('Projects', 'The link to the projects.'),
        link: field(
          'About {service}',
          'The link from other pages to that of a service, with its name for {service}.',
          text(1, 80)
            .refine((words) => words.includes('{service}'), { error: 'a text with {service} in it' })
            .default('About {service}'),
        ),
      })
      .prefault({}),
  ),
  technology: field(
    'Pages of technologies',
    HELP,
    z
      .strictObject({
        example: label('One of our projects', 'Above the project.'),
        related: label('Related technologies', 'Above the list of other technologies.'),
      })
      .prefault({}),
  ),
  project: field(
    'Projects',
    HELP,
    z
      .strictObject({
        story: label('Read the story', 'The link to a case study.'),
        portfolio: label('More in the portfolio', 'The link in its place for a project without one.'),
        client: label('Client', 'Beside the client.'),
        year: label('Year', 'Beside the year of the launch.'),
        duration: label('Duration', 'Beside the duration.'),
        team: label('Team', 'Beside the team.'),
        challenge: label('The challenge', 'Above what was difficult.'),
        approach: label('What we tried', 'Above the steps.'),
        from: label('From', 'Before the person quoted, in a quote that looks like an email.'),
        to: label('To', 'Before your name, in the same quote.'),
        built: label('What we built', 'Above what was built.'),
        technologies: label('Technologies Used', 'Above the tools.'),
        tags: label('Project Tags', 'Above the tags.'),
        outcome: label('What changed', 'Above the results.'),
        was: label('was', 'Before the value before the project: was 3 hours'),
        related: label('Related projects', 'Above the other projects.'),
        all: label('All projects', 'The last link of a case study.'),
        previous: label('Previous projects', 'The link to the page before, of a portfolio with several pages.'),
        next: label('Next projects', 'The link to the page after it.'),
      })
      .prefault({}),
  ),
  app: field(
    'Apps',
    HELP,
    z
      .strictObject({
        rating: label('Rating', 'Beside the rating.'),
        downloads: label('Downloads', 'Beside the number of downloads.'),
        features: label('Key features', 'Above the list of features.'),
      })
      .prefault({}),
  ),
  job: field(
    'Openings',
    HELP,
    z
      .strictObject({
        all: label('All openings', 'The link to all openings.'),
        place: label('Place', 'Above the location.'),
        countries: label('Open to', 'Above the countries of remote applicants.'),
        hours: label('Hours', 'Above the type of employment.'),
        experience: label('Experience', 'Above the experience.'),
        posted: label('Posted', 'Above the date of publication.'),
        closes: label('Closes', 'Above the last day.'),
        untilFound: label('When we find you', 'In place of the last day, if there is none.'),
        duties: label('What you would do', 'Above the responsibilities.'),
        requirements: label('What we ask for', 'Above the requirements.'),
        terms: label('Contract and application', 'Above contract, employer and what else applicants should know.'),
        contract: label('Contract', 'Beside the contract.'),
        start: label('Start', 'Beside the first day.'),
        employer: label('Employer', 'Beside the employer.'),
        readers: label('Who reads your application', 'Beside the readers.'),
        questions: label('Questions first?', 'Before the email address.'),
        others: label('Other openings', 'Above the other openings.'),
        included: label('included', 'In place of the amount of a benefit that has none.'),
      })
      .prefault({}),
  ),
  contact: field(
    'Contact page',
    HELP,
    z
      .strictObject({
        privacy: label(
          'What we do with your message, and for how long we keep it',
          'The link to the privacy page.',
          'What we do with your message',
        ),
        next: label('What happens next', 'Above the steps after a message.'),
        phone: label('By phone', 'Above the phone number.'),
      })
      .prefault({}),
  ),
  imprint: field(
    'Imprint',
    HELP,
    z
      .strictObject({
        title: label('Imprint', 'The heading of the page, and its link in the footer.'),
        description: field(
          'Who is responsible',
          'What search engines show of the page.',
          text(60, 160).default(
            'Who is responsible for this website: the legal name and address of the company, who represents it, and how to reach it.',
          ),
        ),
        company: label('Company', 'Beside the legal name.'),
        address: label('Address', 'Beside the address.'),
        representatives: label('Represented by', 'Beside the representatives.'),
        register: label('Register', 'Beside the register.'),
        vat: label('VAT number', 'Beside the VAT number.'),
        email: label('Email', 'Beside the email address.'),
        phone: label('Phone', 'Beside the phone number.'),
      })
      .prefault({}),
  ),
})
