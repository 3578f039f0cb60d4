import { mkdirSync } from 'node:fs'
import nextJest from 'next/jest.js'

// Where the scripts of package.json have Jest write its counts: it makes no folder.
mkdirSync('.cache/test-counts', { recursive: true })

const withNext = nextJest({ dir: '.' })

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/setup/empty.ts',
    '^swiper/css.*$': '<rootDir>/tests/setup/empty.ts',
  },
  testPathIgnorePatterns: ['<rootDir>/node_modules/', '<rootDir>/.next/', '<rootDir>/out/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/'],
}

/** Jest reads CommonJS; these packages come as ES modules only and are translated like our own files. */
const ESM_ONLY = ['swiper', 'shiki', '@shikijs', 'magic-string']
const transformIgnorePatterns = [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`, '^.+\\.module\\.css$']

const projects = [
  {
    ...shared,
    displayName: 'unit',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/tests/{unit,content,architecture,server,guides}/**/*.test.ts?(x)'],
  },
  {
    ...shared,
    displayName: 'components',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/tests/components/**/*.test.tsx'],
    setupFilesAfterEnv: ['<rootDir>/tests/setup/components.ts'],
  },
  {
    ...shared,
    displayName: 'export',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/tests/export/**/*.test.ts', '<rootDir>/tests/hosts/**/*.test.ts'],
  },
]

export default async () => ({
  // Jest leaves one core to other work.
  maxWorkers: '100%',
  projects: await Promise.all(
    projects.map(async (project) => ({ ...(await withNext(project)()), transformIgnorePatterns })),
  ),
})
