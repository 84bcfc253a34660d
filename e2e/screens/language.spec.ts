import type { Page } from '@playwright/test'
import { carrierNames } from '../../src/domain/delivery/carriers'
import { expect, test } from '../fixtures'
import { brand } from '../support/brand'
import { keepCart } from '../support/cart'
import { screensOf } from '../support/screens'
import { messagesOf } from '../support/texts'
import { setScenario, worldOf } from '../support/world'

const product = '/products/ao-so-mi-linen-an-nhien'

/** The path of every screen of the shop, and of search results. */
const addresses = [
  ...screensOf('shop').map(({ name }) => name),
  '/products?q=linen',
  '/products?q=zzz',
].filter((path) => path.startsWith('/'))

const vietnamese = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i

/**
 * Returns a function that removes the names of people, carriers and the shop from a text. A text with the
 * name of a province becomes ''.
 */
async function withoutNames(page: Page): Promise<(text: string) => string> {
  const world = worldOf(page)
  const people = (await world('users')).flatMap((user) => [
    user.full_name,
    user.first_name,
    user.last_name,
  ])
  const receivers = (await world('orders')).map(({ full_name }) => full_name)
  const addresses = (await world('addresses')).flatMap(({ name, address }) => [name, address])
  const names = [
    ...people,
    ...receivers,
    ...addresses,
    ...carrierNames,
    brand.name,
    'Tiếng Việt',
    'Việt Nam',
  ]
  const place = /(Hà Nội|Hồ Chí Minh|Đà Nẵng|Cần Thơ)/
  return (text) =>
    names
      .filter(Boolean)
      .toSorted((a, b) => b.length - a.length)
      .reduce((rest, name) => rest.replaceAll(name, ''), place.test(text) ? '' : text)
}

/**
 * Returns every text of the page that people see or hear. Texts that the page marks as Vietnamese are left
 * out.
 */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isMarked = (element: Element | null) => element?.closest('[lang=vi]:not(html)') !== null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent?.closest('script, style, template, noscript, #boot') || isMarked(parent)) continue
      found.push(node.textContent?.trim() ?? '')
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description'])
      for (const element of document.querySelectorAll(`body [${name}]`))
        if (!isMarked(element)) found.push(element.getAttribute(name) ?? '')
    return found.filter(Boolean)
  })
}

test.use({ expectedMessages: ['Failed to load resource'] })

test(
  'no screen shows a word of the other language @§1.6 @§8.0.1',
  { tag: '@desktop' },
  async ({ page }) => {
    const own = new Set(messagesOf('en'))
    const foreign = new Set(messagesOf('vi').filter((text) => !own.has(text)))
    await setScenario(page, 'login:shopper')
    await keepCart(page, product.slice('/products/'.length))
    const strip = await withoutNames(page)
    const order = (await worldOf(page)('orders')).find(({ user_id }) => user_id === 1)
    for (const path of [...addresses, `/account/orders/${order?.code}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      // The lower part of the page loads only when it comes near the window, so the test scrolls down.
      await page.keyboard.press('End')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      // Waits for the server's response, because the server translates the lines of the cart.
      await expect
        .poll(
          async () =>
            [await page.title(), ...(await textsOn(page))].filter(
              (text) => foreign.has(text) || vietnamese.test(strip(text)),
            ),
          { message: path },
        )
        .toEqual([])
    }
  },
)
