import { mkdirSync } from 'node:fs'
import nextJest from 'next/jest.js'

// For --outputFile in package.json: Jest does not create the folder.
mkdirSync('.cache/test-counts', { recursive: true })

const withNext = nextJest({ dir: '.' })

/** A folder of tests, whose names Jest knows. Patterns would be read together with the path of the project. */
const testFolder = (name) => `<rootDir>/tests/${name}`

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
}

/** Packages that contain only ES modules, which Jest has to transform. */
const ESM_ONLY = ['shiki', '@shikijs', 'magic-string']
const transformIgnorePatterns = [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`, '^.+\\.module\\.css$']

const projects = [
  {
    ...shared,
    displayName: 'unit',
    testEnvironment: 'node',
    roots: ['unit', 'content', 'architecture', 'server', 'guides'].map(testFolder),
  },
  {
    ...shared,
    displayName: 'components',
    testEnvironment: 'jsdom',
    roots: [testFolder('components')],
    setupFilesAfterEnv: ['<rootDir>/tests/setup/components.ts'],
  },
  {
    ...shared,
    displayName: 'export',
    testEnvironment: 'node',
    roots: ['export', 'hosts'].map(testFolder),
  },
]

export default async () => ({
  // By default Jest leaves one core unused.
  maxWorkers: '100%',
  // Modules that a test file loads stay in the memory of its worker.
  workerIdleMemoryLimit: '1GB',
  // Tests that read all pictures or start servers take seconds, on a busy machine many.
  testTimeout: 60_000,
  projects: await Promise.all(
    projects.map(async (project) => ({ ...(await withNext(project)()), transformIgnorePatterns })),
  ),
})
