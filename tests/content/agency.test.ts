import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inspectProject } from '@/build/inspect-project.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { findRemainders, SAMPLE_LIST } from '@/lib/content/sample-content.ts'
import { drawPictures } from '../fixtures/pictures.ts'
import { FIXTURE_CONTENT } from '../fixtures/site.ts'
import { copyContent } from './content-copy.ts'

test('the content of another agency is valid without what it lacks, and has nothing of the sample', async () => {
  const { root } = copyContent()
  rmSync(root, { recursive: true })
  cpSync(FIXTURE_CONTENT, root, { recursive: true })
  cpSync(join('content', SAMPLE_LIST), join(root, SAMPLE_LIST))
  await drawPictures(join(root, 'pictures'), FIXTURE_CONTENT)
  const { problems, content } = await inspectProject(root)
  expect(problems.map(formatProblem)).toEqual([])
  expect([content?.apps, content?.about.awards?.items, content?.site.offices[0]?.picture]).toEqual([
    [],
    undefined,
    undefined,
  ])
  expect(findRemainders(root)).toEqual([])
})
