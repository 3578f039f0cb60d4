import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type ContentCopy, copyContent } from './content-copy.ts'

/** What `npm run content` runs, over a copy of the content. */
function run(copy: ContentCopy) {
  const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs')
  const script = join(process.cwd(), 'build/check-content.ts')
  return spawnSync(process.execPath, [tsx, script], { cwd: copy.project, encoding: 'utf8' })
}

test('counts what there is, then lists what is worth a look, without failing', () => {
  const copy = copyContent()
  copy.write('pictures/home/attic.webp', '')
  const { status, stdout, stderr } = run(copy)
  expect(stdout).toMatch(
    /^Content is valid: 6 services, 12 technologies, 22 projects, 3 case studies, 6 open jobs, 8 testimonials, 2 apps\.\n/,
  )
  expect(stdout).toMatch(
    /\n\nProjects without a case study \(19\):\n {2}content\/projects\/brickshare\.yaml:\d+ {2}\(file\) {2}Brickshare\n/,
  )
  expect(stderr).toBe(
    'warning  content/pictures/home/attic.webp:1  (file)  expected a picture that some content names, got "home/attic.webp", which none does\n',
  )
  expect(status).toBe(0)
})

test('lists every problem and fails', () => {
  const copy = copyContent()
  copy.edit('contact.yaml', /^lead: .*(\n {2}.*)*$/m, 'lead: Short')
  copy.edit('jobs/devops-engineer.yaml', /^type: .*$/m, 'type: Full-tme')
  const { status, stderr } = run(copy)
  expect(stderr.split('\n')).toEqual([
    `content/contact.yaml:${copy.line('contact.yaml', 'lead: Short')}  lead  expected a text of at least 40 characters, got 5: "Short"`,
    `content/jobs/devops-engineer.yaml:${copy.line('jobs/devops-engineer.yaml', 'Full-tme')}  type  expected one of "Full-time", "Part-time", "Contract", got "Full-tme"; did you mean "Full-time"?`,
    '',
    '2 problems in the content.',
    '',
  ])
  expect(status).toBe(1)
})
