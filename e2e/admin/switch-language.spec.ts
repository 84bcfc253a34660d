import type { BrowserContext, Locator, Page } from '@playwright/test'
import { localeStorageKey } from '../../src/i18n/locales'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, setScenario } from '../support/world'
import { field, pixel } from './staff'

const text = textsOf('en')

type Screen = {
  path: string
  /** Opens the window with the field that the test types into. */
  open?: (page: Page) => Promise<void>
  typesInto: (page: Page) => Locator
  typed?: string
  /** Finds the file input that the test uploads a picture with. */
  uploads?: (page: Page) => Locator
}

const inDialog = (page: Page) => page.getByRole('dialog').getByRole('textbox').first()
const picture = (page: Page) => page.getByRole('main').locator('input[type=file]').first()

/** The path of the newest order of the seed. The order is pending. */
const order = '/admin/orders/60'

/** One screen for each kind of form, list and window that staff type into. */
const screens: Record<string, Screen> = {
  product: {
    path: '/admin/products/3/edit',
    typesInto: (page) => field(page, 'field.product.name'),
    uploads: picture,
  },
  sheet: {
    path: '/admin/products/sheet',
    typesInto: (page) => page.locator('input[data-row="1"][data-column="0"]'),
    typed: '300.000',
  },
  'cancelled order': {
    path: order,
    async open(page) {
      await page.getByRole('button', { name: text('adminOrders.order.more') }).click()
      await page.getByRole('menuitem').click()
    },
    typesInto: inDialog,
  },
  banner: {
    path: '/admin/banners?edit=3',
    typesInto: (page) => field(page, 'adminBanners.title1'),
    uploads: picture,
  },
  settings: {
    path: '/admin/settings',
    typesInto: (page) => page.getByLabel('Website name'),
    uploads: picture,
  },
  'quick search': {
    path: '/admin',
    open: (page) => page.keyboard.press('Control+k'),
    typesInto: (page) => page.getByRole('dialog').getByRole('combobox'),
  },
}

/**
 * Changes the language in another browser tab, because a dialog in this one may cover the language switch.
 */
async function chooseElsewhere(context: BrowserContext, page: Page, locale: string): Promise<void> {
  const other = await context.newPage()
  await other.goto('/__world/blank')
  await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
    localeStorageKey,
    locale,
  ] as const)
  await other.close()
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}

for (const [name, { path, open, typesInto, typed = 'Áo lụa 12', uploads }] of Object.entries(
  screens,
))
  test(`a change of the language keeps typed values: ${name} @§1.6`, async ({ page, context }) => {
    const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>()
    await page.route(/upload/, async (route) => {
      await mayArrive
      await route.continue()
    })
    await visit(page, `${path}${path.includes('?') ? '&' : '?'}scenario=login:staff`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await open?.(page)
    await typesInto(page).fill(typed)
    // The field gets a mark. If the new language replaced the field, the new field would lack the mark. The
    // field's name can't identify the field, because the name changes with the language.
    await typesInto(page).evaluate((element) => element.setAttribute('data-typed', ''))
    await uploads?.(page).setInputFiles(pixel)
    for (const locale of ['vi', 'en', 'vi', 'en']) {
      await chooseElsewhere(context, page, locale)
      await expect(page.locator('[data-typed]')).toHaveValue(typed)
      await expect(page.getByRole('main').locator('[aria-busy=true]:not(form *)')).toHaveCount(0)
    }
    if (!uploads) return
    const arrived = page.waitForResponse(/upload/)
    letArrive()
    const { data } = await (await arrived).json()
    await expect(page.getByRole('main').locator(`img[src="${data.url}"]`).first()).toBeAttached()
  })

test('forms and lists have no English texts where the host has none @§10.20.1', async ({
  page,
}) => {
  await visit(page, '/admin/products?scenario=login:staff')
  await expect(page.getByRole('combobox', { name: text('english.filter') })).toBeVisible()
  await setScenario(page, 'drift.minimal')
  for (const path of ['/admin/products', '/admin/products/3/edit', '/admin/products/create']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(/English/)).toHaveCount(0)
  }
  await page.goto('/admin/banners?edit=3')
  await expect(field(page, 'adminBanners.title1')).toBeVisible()
  await expect(field(page, 'adminBanners.title1En')).toHaveCount(0)
})
