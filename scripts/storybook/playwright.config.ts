import { defineConfig } from '@playwright/test'
import { launchOptions } from '../browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: 'open.spec.ts',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  outputDir: '../../test-results/storybook/files',
  reporter: [['list']],
  use: { launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } },
})
