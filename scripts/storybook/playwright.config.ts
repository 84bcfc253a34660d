import { defineConfig } from '@playwright/test'
import { launchOptions } from '../browser.ts'

/** `open` is part of the gate, `pictures` are not (`npm run test:visual`): references belong to one machine's fonts and browser. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 3,
  updateSnapshots: 'none',
  timeout: 60_000,
  outputDir: '../../test-results/storybook/files',
  snapshotPathTemplate: '../../stories/references/{arg}{ext}',
  reporter: [
    ['list'],
    ['html', { outputFolder: '../../test-results/storybook/report', open: 'never' }],
  ],
  use: { launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } },
  projects: ['open', 'pictures'].map((name) => ({ name, testMatch: `${name}.spec.ts` })),
})
