import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.ts'
import { clockVariables } from './scripts/lib/test-day.ts'
import { sharedConfig } from './scripts/vite/shared.ts'

const shop = { ...sharedConfig, define: { __API_MOCKS__: 'false' } }

/** All cores: left to itself Vitest keeps one free, which halves the speed where there are two. */
const maxWorkers = '100%'

/** How long a busy machine may take, in ms: only what never comes is red. */
const patience = { testTimeout: 30_000, expect: { poll: { timeout: 10_000 } } }

/** The day of the run, if it has one (`TEST_DAY`). */
const env = clockVariables(process.env)
Object.assign(process.env, env)
const setupFiles = ['scripts/vitest/test-day.ts', 'scripts/vitest/stubs.ts']

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        ...shop,
        test: {
          name: 'unit',
          ...patience,
          setupFiles,
          env,
          isolate: false,
          include: ['{src,mocks}/**/*.test.ts'],
          exclude: ['mocks/**/*.contract.test.ts'],
          environment: 'node',
        },
      },
      {
        ...shop,
        test: {
          name: 'unit-dom',
          ...patience,
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [...setupFiles, 'scripts/vitest/cleanup.ts'],
          env,
        },
      },
      {
        // Scripts run as plain Node: no aliases, the real ICU parser.
        test: {
          name: 'tools',
          ...patience,
          setupFiles,
          env,
          include: ['{scripts,tools}/**/*.test.ts'],
          exclude: ['scripts/**/*.contract.test.ts', 'tools/artwork/**'],
          environment: 'node',
        },
      },
      {
        ...shop,
        test: {
          name: 'contract',
          ...patience,
          setupFiles,
          env,
          isolate: false,
          include: ['{mocks,scripts}/**/*.contract.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          ...patience,
          isolate: false,
          // Not taken from above: the workers of a browser, which are its pages, are counted by project.
          maxWorkers,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
