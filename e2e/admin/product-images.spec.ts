import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { worldOf, setScenario, visit } from '../support/world'
import { signInAsStaff } from './staff'

const text = textsOf('en')
type Color = 'tomato' | 'olive' | 'teal' | 'orchid'

async function png(color: Color, width = 320, height = width) {
  const picture = sharp({ create: { width, height, channels: 3, background: color } }).png()
  return { name: `${color}.png`, mimeType: 'image/png', buffer: await picture.toBuffer() }
}
const picker = (page: Page) => page.getByLabel(text('adminImages.add'), { exact: true })
const count = (page: Page, n: number) => page.getByText(`${n}/9 images`)
const tile = (page: Page, place: number) =>
  page.getByRole('img', { name: `Image ${place} of the product` })

/** Returns the mean colour of an image, to tell images apart. */
async function colorOf(url: string | undefined): Promise<string> {
  const bytes = Buffer.from((url ?? '').split(',')[1] ?? '', 'base64')
  const { data } = await sharp(bytes)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].join(',')
}

test('a picture tells nothing of where it was taken, square or not @§10.4.7d', async ({ page }) => {
  await visit(page, '/admin/products/create?scenario=login:staff')
  const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '21/1 2/1 0/1' } }
  const buffer = await sharp({
    create: { width: 320, height: 320, channels: 3, background: 'teal' },
  })
    .withExif(exif)
    .jpeg()
    .toBuffer()
  expect((await sharp(buffer).metadata()).exif).toBeDefined()
  await picker(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await expect(count(page, 1)).toBeVisible()
  const sent = await tile(page, 1).getAttribute('src')
  const { exif: told, format } = await sharp(
    Buffer.from(sent?.split(',')[1] ?? '', 'base64'),
  ).metadata()
  expect({ told, format }).toEqual({ told: undefined, format: 'jpeg' })
})

test('images are picked, cropped, put in order and saved, by keys alone @§10.4.7a', async ({
  page,
}) => {
  await visit(page, '/admin/products/create?scenario=login:staff')
  await picker(page).setInputFiles([
    await png('tomato', 400, 240),
    await png('olive'),
    await png('teal'),
  ])
  const crop = page.getByRole('dialog', { name: 'Crop to a square' })
  await crop.getByRole('group', { name: text('upload.crop.area') }).press('ArrowLeft')
  await crop.getByRole('button', { name: text('upload.crop.use') }).press('Enter')
  await expect(count(page, 3)).toBeVisible()

  // The last one becomes the cover.
  const handle = page.getByRole('button', { name: 'Move Image 3', exact: true })
  await handle.press('Space')
  await expect(page.getByText(/Image 3.*position 3 of 3/).first()).toBeAttached()
  for (const place of [2, 1]) {
    await handle.press('ArrowLeft')
    await expect(page.getByText(`Image 3 is at position ${place} of 3`)).toBeAttached()
  }
  await page.keyboard.press('Space')

  await page.getByRole('button', { name: 'Remove image 2' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove image 2' })).toBeFocused()
  await expect(count(page, 2)).toBeVisible()
  await expect(page.getByText('Image 2 removed')).toBeVisible()
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(count(page, 3)).toBeVisible()

  await page.getByRole('textbox', { name: text('field.product.name'), exact: true }).fill('Áo mới')
  await page
    .getByRole('button', { name: text('adminProduct.save.draft'), exact: true })
    .press('Enter')
  await expect(page).toHaveURL(/\/edit$/)
  const product = (await worldOf(page)('products')).find(({ name }) => name === 'Áo mới')
  expect(await Promise.all(product?.images.map(colorOf) ?? [])).toEqual([
    '0,128,128',
    '255,99,71',
    '128,128,0',
  ])
})

test.describe('faults', () => {
  // The browser logs refused calls by itself.
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('an upload that breaks off leaves the others; a session that ends is taken up again @§10.4.7a', async ({
    page,
  }) => {
    await visit(page, '/admin/products/create?scenario=login:staff,uploadProductImage.offline*1')
    await picker(page).setInputFiles([await png('tomato'), await png('olive')])
    await expect(count(page, 1)).toBeVisible()
    // Either may be sent first.
    const failed = page.getByRole('listitem').filter({ hasText: text('common.error.offline') })
    await expect(failed.getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: /^Try again: / }).click()
    await expect(count(page, 2)).toBeVisible()
    await expect(failed).toHaveCount(0)

    // Dropped, and pasted.
    const dropped = await png('teal')
    const list = await page.evaluateHandle(
      ([name, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
        const transfer = new DataTransfer()
        transfer.items.add(new File([bytes], name, { type: 'image/png' }))
        return transfer
      },
      [dropped.name, dropped.buffer.toString('base64')] as const,
    )
    await tile(page, 1).dispatchEvent('drop', { dataTransfer: list })
    await expect(count(page, 3)).toBeVisible()

    await setScenario(page, 'uploadProductImage.unauthenticated*1')
    await picker(page).setInputFiles(await png('orchid'))
    const again = page.getByRole('dialog', { name: text('admin.signIn.title') })
    await signInAsStaff(again)
    await page.getByRole('button', { name: 'Try again: orchid.png' }).click()
    await expect(count(page, 4)).toBeVisible()
    await expect(tile(page, 4)).toBeVisible()
  })
})
