import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { brand, firstSlide } from '../support/brand'
import { contentOf, textsOf } from '../support/texts'
import { worldOf, visit } from '../support/world'
import { askBehind, pixel } from './staff'

const text = textsOf('en')
const inShop = contentOf('en')
const preview = (page: Page) => page.frameLocator(`iframe[title="${text('preview.frame')}"]`)

test('a banner is added, moved and deleted; the shop shows it at once, in another tab as well @§2.1.15 @§10.7.1 @§10.7.3 @§10.7.2', async ({
  page,
  context,
}) => {
  await visit(page, '/admin/banners?scenario=login:staff')
  await expect(page.getByRole('article')).toHaveCount(3)
  const shop = await context.newPage()
  await shop.goto('/')
  await expect(shop.getByRole('heading', { name: inShop(firstSlide) })).toBeVisible()

  await page.getByRole('link', { name: text('adminBanners.add') }).click()
  await page.getByLabel(text('adminBanners.image')).setInputFiles(pixel)
  await page.getByLabel(text('adminBanners.title1'), { exact: true }).fill('Tết đang về')
  await page.getByLabel(text('adminBanners.link')).fill('javascript:alert(1)')
  await expect(preview(page).getByRole('heading', { includeHidden: true })).toHaveText(
    'Tết đang về',
  )
  await page.getByRole('button', { name: text('adminBanners.save') }).click()
  await expect(page.getByText(text('adminBanners.error.link'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(text('editor.draft.restored'))).toBeVisible()
  await page.getByLabel(text('adminBanners.link')).fill('/category/ao-dai')
  await page.getByRole('button', { name: text('adminBanners.save') }).click()
  await expect(page.getByText(text('adminBanners.saved'))).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(4)

  const earlier = page.getByRole('button', { name: 'Move Tết đang về earlier' })
  for (const place of ['Position 3', 'Position 2', 'Position 1']) {
    await earlier.press('Enter')
    const card = page.getByRole('article').filter({ hasText: 'Tết đang về' })
    await expect(card.getByText(place)).toBeVisible()
    await expect(earlier).not.toHaveAttribute(
      'aria-disabled',
      place === 'Position 1' ? 'false' : 'true',
    )
  }
  await expect(shop.getByRole('heading', { name: 'Tết đang về' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Tết đang về' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('adminBanners.delete'), exact: true })
    .click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(shop.getByRole('heading', { name: inShop(firstSlide) })).toBeVisible()
  await expect(shop.getByRole('heading', { name: 'Tết đang về' })).toHaveCount(0)
})

test('what must be seen of a banner, and where its texts may stand @§10.7.4 @§10.7.5', async ({
  page,
}) => {
  await visit(page, '/admin/banners?edit=3&scenario=login:staff')
  const point = page.getByRole('slider', { name: text('adminBanners.focusX') })
  await point.press('ArrowRight')
  await point.press('Shift+ArrowDown')
  await expect(point).toHaveAttribute('aria-valuetext', '69 % from the left, 50 % from the top')
  await page.getByRole('slider', { name: text('adminBanners.textWidth') }).fill('25')
  await page.getByRole('button', { name: text('adminBanners.save') }).click()
  await expect(page.getByText(text('adminBanners.saved'))).toBeVisible()
  await page.goto('/')
  const title = page.getByRole('heading', { name: inShop(firstSlide) })
  await expect(page.getByRole('main').locator('img').first()).toHaveCSS(
    'object-position',
    '69% 50%',
  )
  const end = async () => {
    const box = await title.boundingBox()
    return box ? box.x + box.width : Infinity
  }
  await expect.poll(end).toBeLessThanOrEqual(1440 * 0.25 + 1)
})

test('a section is edited as a draft, published, and the shop shows it at once in every tab @§10.2.8 @§10.8.1 @§10.8.2', async ({
  page,
  context,
}) => {
  await visit(page, '/admin/homepage?scenario=login:staff')
  const title = page.getByLabel(text('adminHome.field.title'), { exact: true })
  await expect(title).toHaveValue(brand.home.office.title)
  const shop = await context.newPage()
  await shop.goto('/')
  await expect(shop.getByRole('heading', { name: inShop(brand.home.office.title) })).toBeVisible()

  await title.fill('Nàng thơ phố cổ')
  // Where there is no English title, the shop shows this one in English too.
  await page.getByLabel(text('adminHome.field.titleEn'), { exact: true }).fill('')
  await expect(
    preview(page).getByRole('heading', { name: 'Nàng thơ phố cổ', includeHidden: true }),
  ).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('Nàng thơ phố cổ')
  await page.getByRole('link', { name: text('admin.nav.orders') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('unsaved.stay') })
    .click()
  await page.getByRole('button', { name: text('adminHome.publish'), exact: true }).click()
  await expect(page.getByText(text('adminHome.published'))).toBeVisible()
  await expect(shop.getByRole('heading', { name: 'Nàng thơ phố cổ' })).toBeVisible()

  // Several at once: a promise more, the wide banner hidden, another order.
  await page.getByRole('button', { name: text('adminHome.features'), exact: true }).click()
  await page.getByRole('button', { name: text('adminHome.feature.add') }).click()
  await page.getByRole('button', { name: text('adminHome.publish'), exact: true }).click()
  await expect(page.getByText(text('adminHome.error.required'))).toBeVisible()
  await page
    .getByRole('textbox', { name: text('adminHome.field.text'), exact: true })
    .last()
    .fill('Gói quà tận tâm')
  await page.getByRole('button', { name: text('adminHome.banner_home'), exact: true }).click()
  await page.getByRole('checkbox', { name: text('adminHome.active') }).uncheck()
  await page.getByRole('button', { name: 'Move Promises earlier' }).press('Enter')
  await page.getByRole('button', { name: text('adminHome.publish'), exact: true }).click()
  await expect(page.getByText(text('adminHome.state.none'))).toBeVisible()
  const published = (await worldOf(page)('sections')).toSorted(
    (one, other) => one.position - other.position,
  )
  expect(published.map(({ section_key, is_active }) => [section_key, is_active])).toEqual([
    ['office_lady', true],
    ['banner_home', false],
    ['features', true],
    ['categories', true],
  ])
  await expect(shop.getByText('Gói quà tận tâm')).toBeVisible()
  // The same tab, without a reload.
  await page.getByRole('link', { name: text('admin.shop') }).click()
  await expect(page.getByText('Gói quà tận tâm')).toBeVisible()
})

test.describe('beside others', () => {
  test.use({ expectedMessages: ['status of 409', 'status of 500'] })

  test('a newer version and a broken server are said, and nothing typed is lost @§10.2.4', async ({
    page,
  }) => {
    await visit(page, '/admin/homepage?scenario=login:staff,updateHomepageSection.serverError*1')
    const title = page.getByLabel(text('adminHome.field.title'), { exact: true })
    const publish = page.getByRole('button', { name: text('adminHome.publish'), exact: true })
    await title.fill('Của tôi')
    await publish.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(title).toHaveValue('Của tôi')
    await askBehind(page, {
      method: 'PUT',
      path: '/api/admin/homepage/sections/office_lady',
      body: { is_active: true, content: { title: 'Của họ', image: '/a.avif' } },
    })
    await publish.click()
    const conflict = page.getByRole('dialog', { name: text('editor.conflict.title') })
    await expect(conflict.getByText('Của họ')).toBeVisible()
    await expect(conflict.getByText(brand.home.office.title, { exact: true })).toBeVisible()
    await expect(title).toHaveValue('Của tôi')
    await conflict.getByRole('button', { name: text('editor.conflict.save') }).click()
    await expect(page.getByText(text('adminHome.published'))).toBeVisible()
    const [lady] = await worldOf(page)('sections')
    // The reader has resolved the relative address against the host.
    const image: unknown = expect.stringMatching(/\/a\.avif$/)
    expect(lady?.content).toMatchObject({ title: 'Của tôi', image })
  })
})
