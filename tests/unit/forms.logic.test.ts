import { applicationAsMail, applicationErrors } from '@/components/forms/application-form.logic.ts'
import { contactAsMail, contactErrors, subjectFromSearch } from '@/components/forms/contact-form.logic.ts'
import { contactAbout } from '@/lib/url-paths.ts'

function data(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('a message', () => {
  const valid = { name: 'Ada', email: 'ada@example.org', subject: 'A site', message: 'Hello' }

  test.each([
    [contactAbout('Web & apps? #1').slice('/contact/'.length), 'Web & apps? #1'],
    ['?subject=one%0Atwo%0D%0Athree', 'one two three'],
    ['?subject=%E2%80%AEsoft%C2%ADware%20%D9%85%DB%8C%E2%80%8C%D8%B1%D9%88%D9%85', 'software می\u200cروم'],
    // Cut between two characters, and not inside a surrogate pair.
    [`?subject=${'🐦'.repeat(500)}`, '🐦'.repeat(120)],
  ])('at %s has the subject "%s"', (search, subject) => expect(subjectFromSearch(search)).toBe(subject))

  test('needs texts that can be seen', () => {
    const message = ' \n\u3164\u2060\u2800\ufffc'
    const errors = contactErrors(data({ ...valid, name: '\u200b\0', subject: '👩‍💻', message }))
    expect(Object.keys(errors)).toEqual(['name', 'message'])
  })

  test('as email has no lines for empty fields', () => {
    expect(contactAsMail(data(valid))).toEqual({ subject: 'A site', body: 'Hello\n\nAda\nada@example.org' })
    const all = contactAsMail(data({ ...valid, company: 'Engines', phone: '+44 20' }))
    expect(all.body).toBe('Hello\n\nAda\nEngines\nada@example.org\n+44 20')
  })
})

describe('an application', () => {
  const valid = { full_name: 'Ada', email: 'mailto:ada\u200b@example.org', location: 'remote' }

  test('is sent with its address cleaned of what was pasted along with it, and needs a location', () => {
    const form = data(valid)
    expect([applicationErrors(form, 'No file'), form.get('email')]).toEqual([{ resume: 'No file' }, 'ada@example.org'])
    expect(Object.keys(applicationErrors(data({ ...valid, location: '' }), null))).toEqual(['location'])
  })

  test.each([
    ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    ['https://http://linkedin.com/in/ada', 'http://linkedin.com/in/ada'],
    [' www.linkedin.com/in/ada ', 'https://www.linkedin.com/in/ada'],
    ['//github.com:443/ada', 'https://github.com:443/ada'],
    ['(‘ｇｉｔｈｕｂ．ｃｏｍ/ada’)!', 'https://github.com/ada'],
    ['<https:/github.com/ada>.', 'https://github.com/ada'],
    ['https:// my.example/Ada_(dancer).', 'https://my.example/Ada_(dancer)'],
    ['n/a', ''],
    ['bücher。xn--p1ai/ö?x=1', 'https://bücher。xn--p1ai/ö?x=1'],
    ['\u200bmy_site.github.io\u200b', 'https://my_site.github.io'],
  ])('with the link %j is sent with %j', (typed, sent) => {
    const form = data({ ...valid, github_url: typed, linkedin_url: typed })
    expect(applicationErrors(form, null)).toEqual({})
    expect([form.get('github_url'), form.get('linkedin_url')]).toEqual([sent, sent])
  })

  test.each(['ada', '@ada', 'javascript:alert(1)', 'mailto:a@b.example', 'ada@github.com', 'https://ada', 'ftp://a.b'])(
    'with %j in place of its links says of which sites they are',
    (typed) => {
      expect(applicationErrors(data({ ...valid, github_url: typed, linkedin_url: typed }), null)).toEqual({
        github_url: 'Please enter the whole link to your GitHub page, beginning with https://',
        linkedin_url: 'Please enter the whole link to your LinkedIn page, beginning with https://',
      })
    },
  )

  test.each([
    ['a'.repeat(60_000), '60,000 characters. Please shorten it to at most 50,'],
    ['中'.repeat(20_000), '20,000 characters. Please shorten it to at most 16,'],
    ['a\nb'.repeat(15_000), '45,000 characters. Please shorten it to at most 37,'],
  ])('with too long a cover letter says how long it may be', (cover_letter, said) => {
    const { cover_letter: error } = applicationErrors(data({ ...valid, cover_letter }), null)
    expect(error).toContain(`Your cover letter has ${said}`)
    expect(applicationErrors(data({ ...valid, cover_letter: cover_letter.slice(0, 16_000) }), null)).toEqual({})
  })

  test.each(['full_name', 'phone_number'])('with too long a %s, which is named, and not the letter', (name) => {
    const form = data({ ...valid, cover_letter: 'Hello', [name]: 'a'.repeat(60_000) })
    expect(applicationErrors(form, null)).toEqual({
      [name]: expect.stringMatching(`^Your ${name.replace('_', ' ')} has 60,000 characters.* at most 50,`),
    })
  })

  test('as email begins with the request to attach the resume, so that a mail that is cut still says it', () => {
    const form = data({ ...valid, email: 'a@b.c', job_title: 'DevOps Engineer', cover_letter: 'Dear Wren' })
    expect(applicationAsMail(form)).toEqual({
      subject: 'Application: DevOps Engineer',
      body: '(Please attach your resume to this mail.)\n\nName: Ada\nEmail: a@b.c\nLocation: remote\n\nDear Wren',
    })
  })
})
