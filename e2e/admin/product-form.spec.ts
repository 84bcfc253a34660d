import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'
import { button, field, pixel } from './staff'

const text = textsOf('en')
const brand = (page: Page) => page.getByRole('combobox', { name: text('field.brand') })
const category = (page: Page) => page.getByRole('combobox', { name: text('field.category') })
const staff = 'scenario=login:staff'
const unsaved = (page: Page) => page.getByText(text('editor.state.unsaved'))

test('staff prepare a product, keep it over a closed tab, save it as a draft, and publish it @§2.1.1 @§5.5.1 @§10.4.1 @§10.4.2', async ({
  page,
  context,
}) => {
  await visit(page, `/admin/products/create?${staff}`)
  await button(page, 'adminProduct.save.publish').click()
  for (const id of ['name', 'category', 'description', 'images', 'price', 'stock'] as const) {
    await expect(page.getByText(text(`adminProduct.error.${id}`))).toBeVisible()
  }
  await expect(page.getByLabel(text('adminImages.add'), { exact: true })).toBeFocused()
  await expectNoAxeViolations(page)

  await field(page, 'field.product.name').fill('Áo lụa thử nghiệm')
  await category(page).fill('ao so mi')
  await page.keyboard.press('Enter')
  await field(page, 'field.priceVnd').pressSequentially('250k')
  await expect(field(page, 'field.priceVnd')).toHaveValue('250.000')
  await page.locator('input[type=file]').first().setInputFiles(pixel)
  await expect(page.getByText('1/9 images')).toBeVisible()
  // When the browser tab closes, the browser asks whether to leave the page. The test says yes.
  page.on('dialog', (dialog) => dialog.accept())
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed

  const later = await context.newPage()
  await visit(later, `/admin/products/create?${staff}`)
  await later.getByText(text('editor.draft.differs')).click()
  await expect(later.getByRole('insertion').getByText('Áo lụa thử nghiệm')).toBeVisible()
  await expect(field(later, 'field.product.name')).toHaveValue('Áo lụa thử nghiệm')
  await expect(field(later, 'field.priceVnd')).toHaveValue('250.000')
  await expect(category(later)).toHaveValue('Áo › Áo sơ mi')
  await expect(later.getByText('1/9 images')).toBeVisible()
  await button(later, 'adminProduct.save.draft').click()
  await expect(later).toHaveURL(/\/admin\/products\/\d+\/edit/)
  await expect(later.getByText(text('adminProduct.saved.draft'))).toBeVisible()

  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Áo lụa thử nghiệm')
  const description = field(later, 'field.product.description')
  await description.click()
  await later.keyboard.press('Control+b')
  await later.keyboard.type('Lụa tơ tằm')
  await later.keyboard.press('Control+k')
  await field(later, 'richText.link.address').fill('moclan.vn')
  await later.keyboard.press('Enter')
  await expect(description.getByRole('link')).toHaveAttribute('href', 'https://moclan.vn')
  await field(later, 'field.stock').fill('7')
  await expect(later.getByText(text('adminProduct.ready.done'))).toBeVisible()
  await button(later, 'adminProduct.preview').click()
  const shop = later.getByTitle(text('preview.frame')).contentFrame()
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Áo lụa thử nghiệm')
  await button(later, 'ui.close').click()
  await button(later, 'adminProduct.save.publish').click()
  await expect(later.getByText(text('adminProduct.saved.published'))).toBeVisible()
  const [shown] = await Promise.all([
    context.waitForEvent('page'),
    later.getByRole('link', { name: text('adminProduct.saved.inShop') }).click(),
  ])
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Áo lụa thử nghiệm')
  await expect(shown.getByRole('strong').getByText('Lụa tơ tằm')).toBeVisible()
})

test.describe('conflicts and refused values', () => {
  test.use({ expectedMessages: ['status of 409', 'status of 422'] })

  test('two tabs change one product: each keeps its own fields, and leaving asks first @§10.2.4 @§10.2.5', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await visit(tab, `/admin/products/3/edit?${staff}`)
      await expect(brand(tab)).toBeVisible()
    }
    await brand(page).fill('Mine')
    await brand(other).fill('Theirs')
    await field(other, 'field.weight').fill('321')
    await button(other, 'adminProduct.save').click()
    await expect(other.getByText(text('adminProduct.saved'), { exact: true })).toBeVisible()
    await other.close()

    await field(page, 'field.product.name').fill('Áo của tôi')
    await page.getByRole('link', { name: text('admin.nav.orders') }).click()
    await button(page, 'unsaved.stay').click()
    await expect(unsaved(page)).toBeVisible()
    await button(page, 'adminProduct.save').click()
    const conflict = page.getByRole('dialog', { name: text('editor.conflict.title') })
    // The dialog lists only the field that both tabs have changed.
    await expect(conflict.getByRole('radiogroup')).toHaveCount(1)
    const brands = conflict.getByRole('radiogroup', { name: text('field.brand') })
    await expect(brands.getByRole('radio', { name: text('editor.conflict.mine') })).toBeChecked()
    await brands.getByRole('radio', { name: text('editor.conflict.theirs') }).check()
    await conflict.getByRole('button', { name: text('editor.conflict.save') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Áo của tôi')
    await expect(brand(page)).toHaveValue('Theirs')
    await expect(field(page, 'field.weight')).toHaveValue('321')
    const saved = (await worldOf(page)('products')).find(({ id }) => id === 3)
    expect(saved).toMatchObject({ name: 'Áo của tôi', brand: 'Theirs', weight: 321 })
  })

  test('a refused value shows its error at the field and in a toast, and nothing typed is lost @§5.5.1 @§8.12.1', async ({
    page,
  }) => {
    await visit(page, `/admin/products/3/edit?${staff},updateProduct.invalid*1`)
    const toasts = page.getByRole('region', { name: text('ui.toast.region') })
    const name = field(page, 'field.product.name')
    await name.fill('Áo mới')
    await button(page, 'adminProduct.save').click()
    const refused = ['Enter a product name', 'Add at least 1 image'] as const
    await expect(toasts.getByText(refused.join(', '))).toBeVisible()
    await expect(name).toHaveAccessibleDescription(refused[0])
    await expect(page.getByRole('group', { name: text('adminImages.label') })).toContainText(
      refused[1],
    )
    await expect(name).toHaveValue('Áo mới')
    await button(page, 'adminProduct.save').dblclick()
    await expect(page.getByText(text('adminProduct.saved'), { exact: true })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Áo mới')
  })
})

test('an uploaded picture contains no GPS position @§10.4.7d', async ({ page }) => {
  await visit(page, '/admin/products/create?scenario=login:staff')
  const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '21/1 2/1 0/1' } }
  const buffer = await sharp({
    create: { width: 320, height: 320, channels: 3, background: 'teal' },
  })
    .withExif(exif)
    .jpeg()
    .toBuffer()
  expect((await sharp(buffer).metadata()).exif).toBeDefined()
  await page
    .getByLabel(text('adminImages.add'), { exact: true })
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('1/9 images')).toBeVisible()
  const sent = await page.getByRole('img', { name: 'Image 1 of the product' }).getAttribute('src')
  const { exif: sentExif, format } = await sharp(
    Buffer.from(sent?.split(',')[1] ?? '', 'base64'),
  ).metadata()
  expect({ sentExif, format }).toEqual({ sentExif: undefined, format: 'jpeg' })
})
