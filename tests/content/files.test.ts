import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '@/lib/content/load.ts'
import { ContentError } from '@/lib/content/problem.ts'
import { ContentCopy, TODAY } from './content-copy.ts'

test('empty, missing, misnamed and unknown files, and other encodings, are reported', () => {
  const copy = new ContentCopy()
  copy.write('contact.yaml', '')
  copy.write('words.yaml', '- check: off')
  copy.remove('technologies')
  copy.write('technologies/.keep', '')
  copy.write('carers.yaml', copy.read('careers.yaml'))
  copy.remove('careers.yaml')
  symlinkSync('nowhere', join(copy.root, 'jobs/lost.yaml'))
  const others = [`apps/${'wren'.repeat(26)}.yaml`, 'labels.yaml/x', 'pictures/aux/ada.webp', 'jobs/notes.txt']
  for (const name of [...others, 'jobs/desktop.ini', 'pictures/Thumbs.db', '../public/._a\\b']) copy.write(name, '')
  for (const name of ['re\u0301sume\u0301.pdf', 'a\\b.pdf', 'می\u200cخواهم.pdf']) copy.write(`../public/${name}`, '')
  symlinkSync('nowhere', join(copy.project, 'public/lost.pdf'))
  for (const folder of ['public/docs', 'content/pictures/all']) symlinkSync('.', join(copy.project, folder))
  copy.write('jobs/Chief Wren.yaml', 'id: 7')
  copy.write('projects/con.yaml', copy.read('projects/stuv.yaml'))
  // The character that is not UTF-8 is in the second line.
  copy.write('about.yaml', Buffer.from(`# plain\n# Brücke\n${copy.read('about.yaml')}`, 'latin1'))
  const hint = 'did you mean "careers.yaml"?'
  expect(copy.problems().filter((problem) => /public.(می|\._)|\.ini|\.db/.test(problem))).toEqual([])
  expect(copy.problems()).toEqual(
    expect.arrayContaining([
      'content/about.yaml:2  (file)  expected text encoded as UTF-8, got another encoding',
      'content/technologies:1  (folder)  expected at least one file that ends in .yaml, got none',
      'content/careers.yaml:1  (file)  expected this file, got none',
      `content/carers.yaml:1  (file)  expected a file or folder that the site knows, got "carers.yaml"; ${hint}`,
      'content/jobs/Chief Wren.yaml:1  (file)  expected a file name of lower-case words joined by hyphens, got "Chief Wren.yaml"',
      expect.stringMatching(/^content.apps.wren.* {2}expected a file name of at most 100 characters, got 104: "wren/),
      'content/labels.yaml:1  (file)  expected a file, got a folder',
      'content/jobs/lost.yaml:1  (file)  expected a file, got a link that leads nowhere',
      'public/lost.pdf:1  (file)  expected a file, got a link that leads nowhere',
      'public/docs:1  (file)  expected a file, got a link to a folder that it is in',
      expect.stringMatching(/^public.re\u0301sume\u0301\.pdf:1 .* a name in composed letters \(NFC\), without \\ and/),
      expect.stringMatching(/^public.a\\b\.pdf:1 .* a name in composed letters/),
      'content/jobs/notes.txt:1  (file)  expected nothing but files that end in .yaml, got "notes.txt"',
      'content/projects/con.yaml:1  (file)  expected another name: Windows takes this one for a device, got "con.yaml"',
      'content/pictures/aux/ada.webp:1  (file)  expected another name: Windows takes this one for a device, got "aux/ada.webp"',
      'content/contact.yaml:1  (file)  expected a group of fields, got an empty file',
      'content/words.yaml:1  (file)  expected a group of fields, got a list of 1 item',
    ]),
  )
})

test('the build stops with all problems of all files', () => {
  const copy = new ContentCopy()
  copy.set('about.yaml', 'story: Long')
  copy.edit('navigation.yaml', 'label: Tools,', 'label: Tools')
  copy.remove('projects/overfart.yaml')
  const load = () => loadContent(copy.root, TODAY)
  expect(load).toThrow(ContentError)
  expect(load).toThrow(/about\.yaml:\d+ {2}story .*\n(.*\n)*.*navigation\.yaml:\d+ {2}\(file\) .* comma/)
  // Every file that named the removed project.
  for (const file of ['home', 'services/ferries', 'technologies/rust']) expect(load).toThrow(`content/${file}.yaml:`)
})
