import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.ts'
import { clockVariables } from './scripts/lib/test-day.ts'
import { sharedConfig } from './scripts/vite/shared.ts'

const shop = { ...sharedConfig, define: { __API_MOCKS__: 'false' } }

/**
 * Uses all cores. By default Vitest leaves one core free, which halves the speed of a machine with two cores.
 */
const maxWorkers = '100%'

/** Time limits in ms. They are long, so that a busy machine does not fail a test. */
const patience = { testTimeout: 30_000, expect: { poll: { timeout: 10_000 } } }

/** The environment variables of the test day that `TEST_DAY` names. Empty without a test day. */
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
        // Scripts run as plain Node, so their tests have no import aliases and use the real ICU parser.
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
          // The setting is repeated, because Vitest counts the pages of a browser as workers, and counts them
          // for each project.
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
