import sharp from 'sharp'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit } from '../support/world'

const text = textsOf('en')

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
  await page
    .getByLabel(text('adminImages.add'), { exact: true })
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('1/9 images')).toBeVisible()
  const sent = await page.getByRole('img', { name: 'Image 1 of the product' }).getAttribute('src')
  const { exif: told, format } = await sharp(
    Buffer.from(sent?.split(',')[1] ?? '', 'base64'),
  ).metadata()
  expect({ told, format }).toEqual({ told: undefined, format: 'jpeg' })
})
