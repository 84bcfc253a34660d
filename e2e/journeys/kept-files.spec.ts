import type { Page, Route } from '@playwright/test'
import { expect } from '../fixtures'
import {
  countAsOnline,
  answerAsPortal,
  portalText,
  test,
  versionIn,
  visitFirst,
} from '../support/offline-shop'
import type { Text } from '../support/texts'

// The browser logs two things: a file that does not match its integrity hash, and a worker that fails to
// install.
test.use({
  expectedMessages: [
    'Failed to',
    'integrity',
    'MIME type',
    'dynamically imported',
    'OTS parsing',
    'bad HTTP',
  ],
})

test.beforeEach(({ page }) => countAsOnline(page))

const cartScreen = /CartS-.*\.js$/
const half = async (answer: Response, status = 200) =>
  new Response((await answer.text()).slice(0, 900), { status, headers: answer.headers })

const wrongs = {
  'the page of an app': answerAsPortal,
  'half of a file': half,
  'a part of a file, with status 206': (answer: Response) => half(answer, 206),
}

/** Returns the content of all files in the worker's caches. */
function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push((await (await cache.match(request))?.text()) ?? '')
    }
    return texts
  })
}

/** Expects that the service worker has not installed. */
async function expectNoWorker(page: Page): Promise<void> {
  const hasWorker = () =>
    page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()))
  await expect.poll(hasWorker).toBe(false)
}

/**
 * Makes the browser look for a newer service worker. Resolves when the new worker has taken over or has
 * failed.
 */
async function update(page: Page): Promise<void> {
  const hasWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update().catch(() => {})
      const worker = registration.installing
      if (worker) await new Promise((resolve) => worker.addEventListener('statechange', resolve))
      return registration.waiting !== null
    })
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  // Chromium may never replace a running worker while Playwright is attached to it, although the new worker
  // has called `skipWaiting`. A stopped worker is always replaced.
  while (await hasWaiting()) await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

async function expectCartOpens(page: Page, url: string, text: Text): Promise<void> {
  await page.goto(`${url}/cart`)
  await expect(page.getByText(text('cart.empty')).first()).toBeVisible()
}

for (const [what, instead] of Object.entries(wrongs))
  test(`a host in the middle of an upload answers with ${what}: nothing is kept, and the next visit gets the whole shop @§2.18.11`, async ({
    page,
    shop,
    text,
  }) => {
    const asked = shop.lose(cartScreen, instead)
    await page.goto(shop.url)
    await asked
    await expectNoWorker(page)
    void shop.lose(/^$/)
    await visitFirst(page, shop, '/')
    await expectCartOpens(page, shop.url, text)
  })

test('a shop that could not start because of a broken upload starts with the next visit @§2.18.11', async ({
  page,
  shop,
}) => {
  // Without the mark of an earlier reload, the page would reload itself. The files might be whole by then,
  // and no alert would show.
  await page.addInitScript(() => sessionStorage.setItem('missing_part:start', 'none'))
  void shop.lose(/start-.*js$/, answerAsPortal)
  await page.goto(shop.url)
  await expect(page.getByRole('alert')).toBeVisible()
  void shop.lose(/^$/)
  await page.getByRole('link', { name: 'Tải lại trang' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an incomplete newer version changes nothing; a complete one is used; a rolled-back one is dropped @§2.18.11 @§2.18.5', async ({
  page,
  shop,
  text,
}) => {
  await visitFirst(page, shop, '/')
  shop.deploy('second')
  void shop.lose(cartScreen, answerAsPortal)
  await update(page)
  await expectCartOpens(page, shop.url, text)
  expect(await versionIn(page)).toBeNull()
  void shop.lose(/^$/)
  // The cart also makes the browser look for a newer worker. If that check fails on the lost file, this
  // update fails too. The test then tries again.
  await expect(async () => {
    await update(page)
    await expectCartOpens(page, shop.url, text)
    expect(await versionIn(page)).toBe('second')
  }).toPass()
  shop.rollBack()
  await update(page)
  await expectCartOpens(page, shop.url, text)
  expect(await versionIn(page)).toBeNull()
})

test('a captive portal removes no kept file @§2.18.11', async ({ page, shop, text }) => {
  await visitFirst(page, shop, '/')
  void shop.lose(/./, answerAsPortal)
  await expectCartOpens(page, shop.url, text)
  await update(page)
  await expectCartOpens(page, shop.url, text)
  expect((await keptTexts(page)).filter((kept) => kept.includes(portalText))).toEqual([])
})

test('a storage that is full halfway leaves no worker behind @§2.18.11', async ({
  page,
  shop,
  context,
}) => {
  const session = await context.newCDPSession(page)
  const quota = { origin: new URL(shop.url).origin, quotaSize: 300_000 }
  await session.send('Storage.overrideQuotaForOrigin', quota)
  const asked = shop.lose(cartScreen, (answer) => answer)
  await page.goto(shop.url)
  await asked
  await expectNoWorker(page)
})

/** Replaces every stored file and answer with an HTML page. */
const spoil = (page: Page) =>
  page.evaluate(async (content) => {
    const names = (await caches.keys()).filter((name) => /built|answers/.test(name))
    for (const name of names) {
      const cache = await caches.open(name)
      const headers = { 'Content-Type': 'text/html', 'x-seen': String(Date.now()) }
      for (const request of await cache.keys())
        await cache.put(request, new Response(content, { headers }))
    }
  }, portalText)

for (const address of ['/', '/?fresh'])
  test(`broken files in the browser's storage are replaced by a visit of ${address} @§2.18.11`, async ({
    page,
    shop,
    text,
  }) => {
    await visitFirst(page, shop, '/')
    await spoil(page)
    await page.goto(shop.url + address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectCartOpens(page, shop.url, text)
    await expect
      .poll(async () => (await keptTexts(page)).filter((kept) => kept.includes(portalText)))
      .toEqual([])
  })

test('an answer that the shop can not read never replaces a good one @§2.18.11', async ({
  page,
  context,
  shop,
}) => {
  const address = '/products/dam-chu-a-co-sen-tu-anh'
  await visitFirst(page, shop, address)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const keptAnswers = async () =>
    (await keptTexts(page)).filter(
      (kept) => kept.startsWith('{') && kept.includes(`"name":"${name}"`),
    )
  await page.reload()
  await expect.poll(keptAnswers).not.toEqual([])
  const before = (await keptTexts(page)).length

  const answers: Parameters<Route['fulfill']>[0][] = [
    { contentType: 'text/html', body: portalText },
    { contentType: 'application/json', body: portalText },
    { contentType: 'application/json', body: '{"data":null}' },
    { contentType: 'application/json', body: '{"success":true,"data":{"portal":true}}' },
    { contentType: 'application/json', body: '{"success":true,"data":{"produ' },
    { status: 206, contentType: 'application/json', body: '{"success":true,"data":[]}' },
  ]
  const left = [...answers]
  const headers = { 'access-control-allow-origin': '*' }
  await context.route(`**/api${address}`, (route) => {
    const answer = left.pop()
    return answer ? route.fulfill({ ...answer, headers }) : route.abort()
  })
  while (left.length > 0) {
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await keptAnswers()).not.toEqual([])
  }
  expect(await keptTexts(page)).toHaveLength(before)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
