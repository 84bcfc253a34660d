import { defineConfig } from '@playwright/test'
import { launchOptions } from '../browser.ts'

/** The tests of `npm run test:visual`. References belong to one machine's fonts and browser, so `npm test` leaves them out. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  updateSnapshots: 'none',
  timeout: 60_000,
  outputDir: '../../test-results/visual/files',
  snapshotPathTemplate: '../../stories/references/{arg}{ext}',
  reporter: [
    ['list'],
    ['html', { outputFolder: '../../test-results/visual/report', open: 'never' }],
  ],
  use: { launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } },
})
