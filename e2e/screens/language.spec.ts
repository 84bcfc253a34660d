import type { Page } from '@playwright/test'
import { carrierNames } from '../../src/domain/delivery/carriers'
import { expect, test } from '../fixtures'
import { brand } from '../support/brand'
import { keepCart } from '../support/cart'
import { messagesOf } from '../support/texts'
import { setScenario, worldOf } from '../support/world'

const product = '/products/ao-so-mi-linen-an-nhien'

/** Every screen of the shop, with a signed-in shopper and a line in the cart. */
const screens = [
  '/',
  '/category/dresses',
  '/products?q=linen',
  '/products?q=zzz',
  product,
  '/cart',
  '/checkout',
  '/account',
  '/account/orders',
  '/orders/track',
  '/account/addresses',
  '/account/recently-viewed',
  '/wishlist',
  '/voucher',
  '/about',
  '/contact',
  '/careers',
  '/press',
  '/help',
  '/shipping',
  '/returns',
  '/size-guide',
  '/terms',
  '/privacy',
  '/nowhere',
]

const vietnamese = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i

/** Returns every text that people see or hear on the page, without those marked as Vietnamese. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isMarked = (element: Element | null) => element?.closest('[lang=vi]:not(html)') !== null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = [document.title]
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent?.closest('script, style, template, noscript') || isMarked(parent)) continue
      found.push(node.textContent?.trim() ?? '')
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [alt], [placeholder], [title]',
    )) {
      if (isMarked(element)) continue
      for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
        found.push(element.getAttribute(name) ?? '')
    }
    return found.filter(Boolean)
  })
}

/** Returns what removes the names of people, places, carriers and the shop from a text. */
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

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // What is below loads when it comes near.
  await page.keyboard.press('End')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

test(
  'no screen shows a word of the other language @§1.6c @§8.0.1',
  { tag: '@desktop' },
  async ({ page, shopLocale }) => {
    const other = shopLocale === 'en' ? 'vi' : 'en'
    const own = new Set(messagesOf(shopLocale))
    const foreign = new Set(messagesOf(other).filter((text) => !own.has(text)))
    await setScenario(page, 'login:shopper')
    await keepCart(page, product.slice('/products/'.length))
    const strip = await withoutNames(page)
    const order = (await worldOf(page)('orders')).find(({ user_id }) => user_id === 1)
    const isForeign = (text: string) =>
      foreign.has(text) || (shopLocale === 'en' && vietnamese.test(strip(text)))
    for (const path of [...screens, `/account/orders/${order?.code}`]) {
      await page.goto(path)
      await settled(page)
      // The lines of the cart are translated when the server has answered.
      await expect
        .poll(async () => (await textsOn(page)).filter(isForeign), { message: path })
        .toEqual([])
    }
  },
)
