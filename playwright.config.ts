import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import type { ShopOptions } from './e2e/fixtures.ts'
import { journeyOptions } from './scripts/browser.ts'
import {
  answerDelay,
  apiPort,
  demoAddress,
  realAddress,
  realBuild,
  slowdown,
  storybookAddress,
  storybookBuild,
  workers,
} from './scripts/e2e-setup.ts'
import { clockVariables } from './scripts/lib/test-day.ts'

// `TEST_DAY` may set another day for the run. Workers and servers inherit the day with their environment.
Object.assign(process.env, clockVariables(process.env))
const ahead = Number(process.env['TEST_CLOCK_AHEAD'] ?? 0)
const now = ahead === 0 ? '' : ` --now ${new Date(Date.now() + ahead).toISOString()}`

const mockBackends = `--port ${apiPort} --worlds ${workers + 1} --delay ${answerDelay} --shop dist --return-to ${realAddress}${now}`

/**
 * Returns the server of a build, or none if the build does not exist. Most tests need only the build of the
 * shop.
 */
function preview(folder: string, address: string) {
  if (!existsSync(folder)) return []
  const { port, hostname, pathname } = new URL(address)
  const command = `npm run preview -- --outDir ${folder} --host ${hostname} --port ${port} --base ${pathname} --strictPort`
  return [{ command, url: address }]
}

const phone = {
  viewport: { width: 390, height: 844 },
  locale: 'vi-VN',
  shopLocale: 'vi' as const,
  hasTouch: true,
  isMobile: true,
}

/**
 * The main journeys in Playwright's Firefox and WebKit (`npm run test:e2e -- --engines`,
 * docs/adr/0014-three-engines.md).
 */
const otherEngines = (['firefox', 'webkit'] as const).map((browserName) => ({
  name: browserName,
  testMatch: ['e2e/journeys/**/*.spec.ts', 'e2e/admin/whole-way.spec.ts'],
  grepInvert: /@phone/,
  use: {
    browserName,
    launchOptions: {},
    viewport: { width: 1280, height: 900 },
    locale: 'vi-VN',
    shopLocale: 'vi' as const,
  },
}))

const storybook = {
  name: 'storybook',
  testMatch: 'storybook/*.spec.ts',
  use: { baseURL: storybookAddress, viewport: { width: 1440, height: 900 } },
}

/** The pictures of README.md and docs/qa.md (`npm run test:e2e -- --pictures`). */
const pictures = {
  name: 'pictures',
  testMatch: ['pictures/*.spec.ts', 'demo/qa-story.spec.ts'],
  use: { shopAddress: demoAddress, locale: 'vi-VN', shopLocale: 'vi' as const },
}

export default defineConfig<ShopOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'docs/images/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers,
  reporter: [['list']],
  expect: { timeout: 10_000 * slowdown },
  // The longest tests take 30 seconds on a quiet machine. Twice that was too short beside other work.
  timeout: 120_000 * slowdown,
  use: {
    launchOptions: journeyOptions(),
    timezoneId: 'Asia/Ho_Chi_Minh',
    serviceWorkers: 'allow',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone-vi',
      testIgnore: 'e2e/{pictures,real-api,demo,admin,drift,storybook}/**',
      grepInvert: /@desktop/,
      use: phone,
    },
    {
      name: 'desktop-en',
      // The back office, hosts that differ, and tests with the tag @both or @desktop. Everything else is the
      // same on a phone and on a desktop. src/app/shop-texts.test.ts tests the English texts.
      testMatch: ['e2e/{journeys,screens,admin,drift}/**/*.spec.ts'],
      grep: /(admin|drift)\/|@both|@desktop/,
      use: { viewport: { width: 1440, height: 900 }, locale: 'en-US', shopLocale: 'en' },
    },
    {
      name: 'real-api',
      testMatch: 'real-api/**/*.spec.ts',
      use: {
        shopAddress: realAddress,
        viewport: { width: 1440, height: 900 },
        locale: 'vi-VN',
        shopLocale: 'vi',
      },
    },
    {
      name: 'demo',
      testMatch: 'demo/**/*.spec.ts',
      use: { ...phone, shopAddress: demoAddress },
    },
    {
      // The oldest supported browsers (Product §14.5b). The fixtures delete the functions that these browsers
      // lack. `npm run test:e2e -- --floor` runs all journeys in this project.
      name: 'floor',
      testMatch: `e2e/journeys/${process.env['FLOOR'] ? '**/*' : 'cash-on-delivery'}.spec.ts`,
      // The test of the measurements is left out, because some of these browsers can't measure speed.
      testIgnore: '**/vitals.spec.ts',
      grepInvert: /@desktop/,
      use: { ...phone, atFloor: true },
    },
    ...(existsSync(storybookBuild) ? [storybook] : []),
    ...(process.env['ENGINES'] ? otherEngines : []),
    ...(process.env['PICTURES'] ? [pictures] : []),
  ],
  webServer: [
    ...preview('dist-mock', demoAddress),
    ...preview(realBuild, realAddress),
    ...preview(storybookBuild, storybookAddress),
    {
      command: `npm run mock:server -- ${mockBackends}`,
      url: `http://127.0.0.1:${apiPort}/api/website/info`,
    },
  ],
})
