import type { Page } from '@playwright/test'
import { accounts } from '../../mocks/seed/accounts'
import { journeyOptions } from '../../scripts/browser'
import { slowdown } from '../../scripts/e2e-setup'
import { expect, test } from '../fixtures'
import { lostInForcedColours, motionOn, setWideSpacing } from '../support/access'
import { keepCart } from '../support/cart'
import { openCheckout } from '../support/checkout'
import { controlBreaches } from '../support/controls'
import { breachesOf } from '../support/layout-audit'
import { everythingShown } from '../support/pictures'
import { answerUnbroken, type Screen, screensOf, Watch } from '../support/screens'
import { type Text, textsOf } from '../support/texts'
import { fillStorage, setScenario, visit, worldOf } from '../support/world'

/**
 * The layout audit (Product §15.10) of ten screens. With `npm run test:e2e -- --look`, it covers every screen
 * at each width in both languages. It measures each page in its normal state, with text of twice the size,
 * with texts that can't break, and at a zoom of 400 %. `--look` adds wide text spacing, forced colours and
 * reduced motion.
 */
const { LOOK } = process.env

// Scroll bars take up space in this test, as they do on Windows.
test.use({ launchOptions: { ...journeyOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } })

// With `--look`, every console message is allowed, because some screens open records that do not exist, and
// the browser then logs the server's error.
if (LOOK !== undefined) test.use({ expectedMessages: [''] })

const all = [320, 360, 390, 768, 1024, 1200, 1240, 1440]
const widths =
  LOOK === undefined
    ? { normal: [320, 768, 1200, 1440], large: [360, 1024], long: [390] }
    : { normal: all, large: all, long: all }

const inTheGate = {
  shop: [
    '/',
    '/category/dresses',
    '/products/dam-chu-a-co-sen-tu-anh',
    '/cart',
    '/checkout',
    '/account/orders',
  ],
  'back office': ['/admin', '/admin/products', '/admin/orders', '/admin/orders/3'],
}

const runs = [
  ['shop', 'vi'],
  ['back office', 'en'],
  ...(LOOK === undefined
    ? []
    : ([
        ['shop', 'en'],
        ['back office', 'vi'],
      ] as const)),
] as const

/** Opens a screen. A screen that needs an order gets one from the mock world. */
async function open(page: Page, screen: Screen, text: Text, code: string): Promise<void> {
  const path = screen.name.replace('DH1', code)
  if (path === '/checkout') await openCheckout(page, text, '', 'cod')
  else if (path === screen.name) await screen.open(page)
  else await page.goto(path)
  await page
    .getByRole('heading')
    .first()
    .waitFor({ timeout: 10_000 * slowdown })
    .catch(() => undefined)
  // The window is resized next. A picture that was preloaded for the first width would then stay unused, and
  // the browser would log a warning.
  await everythingShown(page)
}

/** Measures the open page at all its widths and text sizes. */
async function measure(page: Page, isLong: boolean): Promise<readonly string[]> {
  const found: string[] = []
  const browser = await page.context().newCDPSession(page)
  for (const size of [16, 32]) {
    const some = isLong ? widths.long : size === 16 ? widths.normal : widths.large
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } })
    for (const width of some) {
      await page.setViewportSize({ width, height: 800 })
      const breaches = await breachesOf(page, { labels: !isLong && size === 16 })
      found.push(...breaches.map((breach) => `${width} px, text of ${size} px: ${breach}`))
    }
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await browser.detach()
  return found
}

const said = (wish: string, found: readonly string[]) => found.map((one) => `${wish}: ${one}`)

/** Measures the page in a window of 1,280 x 1,024 px at a zoom of 400 %. */
async function measureZoomed(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 320, height: 256 })
  return said('zoom', await breachesOf(page, { labels: false }))
}

/**
 * Measures the controls of the page on a phone and on a desktop. The window is high enough for most of the
 * page.
 */
async function measureControls(page: Page, text: Text): Promise<readonly string[]> {
  const found: string[] = []
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 2000 })
    found.push(...said(`${width} px`, await controlBreaches(page, text)))
  }
  return found
}

/** Measures the page with wide text spacing, forced colours and reduced motion (WCAG 2.2). */
async function measureWishes(page: Page): Promise<readonly string[]> {
  const spaced: string[] = []
  await setWideSpacing(page, true)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const breaches = await breachesOf(page, { labels: false, bars: false })
    spaced.push(...said(`spacing, ${width} px`, breaches))
  }
  await setWideSpacing(page, false)
  const motion = said('motion', await motionOn(page))
  return [...spaced, ...motion, ...said('forced colours', await lostInForcedColours(page))]
}

for (const [area, locale] of runs)
  test(
    `no screen of the ${area} breaks a rule of the layout audit: ${locale} @§15.10a @§15.10b @§12.2.1 @§14.2g @§14.2b @§14.2o`,
    { tag: '@desktop' },
    async ({ page, expectedMessages }) => {
      expectedMessages.push('Failed to load resource')
      const text = textsOf(locale)
      const screens = screensOf(area, text).filter(({ name }) =>
        LOOK === undefined ? inTheGate[area].includes(name) : name.includes(LOOK),
      )
      test.setTimeout((30_000 + screens.length * 30_000) * slowdown)
      const watch = new Watch(page)
      const login = area === 'shop' ? 'login:shopper' : 'login:staff'
      await keepCart(page, 'dam-chu-a-co-sen-tu-anh', 'ao-so-mi-linen-an-nhien')
      await fillStorage(page, { locale })
      await visit(page, `/about?scenario=${login}`)
      await setScenario(page, login)
      const [order] = await worldOf(page)('orders')
      const found: string[] = []
      for (const isLong of [false, true]) {
        if (isLong) await answerUnbroken(page)
        for (const screen of screens) {
          await open(page, screen, text, order?.code ?? '')
          await watch.settled(page)
          const breaches = [...(await measure(page, isLong))]
          if (!isLong)
            breaches.push(...(await measureZoomed(page)), ...(await measureControls(page, text)))
          if (LOOK !== undefined && !isLong) breaches.push(...(await measureWishes(page)))
          found.push(
            ...breaches.map((breach) => `${screen.name}${isLong ? ', long texts' : ''}, ${breach}`),
          )
        }
      }
      expect(found.join('\n')).toBe('')
    },
  )

/** Windows of the shop: the page that opens each window, and the buttons to click one after the other. */
const windows = [
  ['/cart', 'shell.account', 'auth.register.title'],
  ['/admin/vouchers?scenario=login:staff', 'adminVouchers.add'],
  ['/admin/categories?scenario=login:staff', 'adminCategories.add'],
  ['/admin/settings?scenario=login:staff', 'adminSettings.menu.add'],
  ['/account/orders/DH1?scenario=login:shopper', 'return.ask'],
] as const

test(
  'the buttons of windows are in view, their content scrolls, and nothing scrolls sideways @§15.10b @§2.4.5c',
  { tag: '@desktop' },
  async ({ page, text }) => {
    const orders = await worldOf(page)('orders')
    const order = orders.findLast(
      ({ user_id, status }) => user_id === accounts.shopper.id && status === 'delivered',
    )
    const found: string[] = []
    for (const [address, ...openers] of windows) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await visit(page, address.replace('DH1', order?.code ?? ''))
      for (const opener of openers)
        await page
          .getByRole('button', { name: text(opener), exact: true })
          .last()
          .click()
      await expect(page.getByRole('dialog').locator('[type=submit]').first()).toBeVisible()
      for (const [width, height] of [
        [1440, 900],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height })
        const breaches = [
          ...(await breachesOf(page, { labels: true })),
          ...(await controlBreaches(page, text)),
        ]
        found.push(...breaches.map((breach) => `${address}, ${width} px: ${breach}`))
      }
    }
    expect(found.join('\n')).toBe('')
  },
)
