import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { firstSlide } from '../support/brand'
import { contentOf, textsOf } from '../support/texts'
import { visit } from '../support/world'
import { pixel } from './staff'

const text = textsOf('en')
const inShop = contentOf('en')
const preview = (page: Page) => page.frameLocator(`iframe[title="${text('preview.frame')}"]`)

test('a banner is added, moved and deleted; the shop shows it at once, in another tab as well @§2.1.1 @§10.7.1', async ({
  page,
  context,
}) => {
  await visit(page, '/admin/banners?scenario=login:staff')
  await expect(page.getByRole('article')).toHaveCount(3)
  const shop = await context.newPage()
  await shop.goto('/')
  await expect(shop.getByRole('heading', { name: inShop(firstSlide) })).toBeVisible()

  await page.getByRole('link', { name: text('adminBanners.add') }).click()
  const save = page.getByRole('button', { name: text('adminBanners.save') })
  const before = await save.boundingBox()
  await page.getByLabel(text('adminBanners.image')).setInputFiles(pixel)
  await expect(page.getByText(text('imageField.change'), { exact: true })).toBeVisible()
  // The uploaded picture must not move the button away from the pointer.
  expect(await save.boundingBox()).toEqual(before)
  await page.getByLabel(text('adminBanners.title1'), { exact: true }).fill('Tết đang về')
  await page.getByLabel(text('adminBanners.link')).fill('javascript:alert(1)')
  await expect(preview(page).getByRole('heading', { includeHidden: true })).toHaveText(
    'Tết đang về',
  )
  await save.click()
  const form = page.getByRole('main')
  await expect(form.getByText(text('adminBanners.error.link'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(text('editor.draft.restored'))).toBeVisible()
  await page.getByLabel(text('adminBanners.link')).fill('/category/ao-dai')
  await save.click()
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

test('a banner keeps its focus point in view, and its texts in their part of the picture @§10.7.1', async ({
  page,
}) => {
  await visit(page, '/admin/banners?edit=3&scenario=login:staff')
  const point = page.getByRole('slider', { name: text('adminBanners.focusX') })
  await point.press('ArrowRight')
  await point.press('Shift+ArrowDown')
  await expect(point).toHaveAttribute('aria-valuetext', '69% from the left, 50% from the top')
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
