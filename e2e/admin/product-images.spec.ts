import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { setScenario, visit } from '../support/world'
import { signInAsStaff } from './staff'

const text = textsOf('en')
type Color = 'tomato' | 'olive' | 'teal'

async function png(color: Color, width = 320, height = width) {
  const picture = sharp({ create: { width, height, channels: 3, background: color } }).png()
  return { name: `${color}.png`, mimeType: 'image/png', buffer: await picture.toBuffer() }
}
const picker = (page: Page) => page.getByLabel(text('adminImages.add'), { exact: true })
const count = (page: Page, n: number) => page.getByText(`${n}/9 images`)
const tile = (page: Page, place: number) =>
  page.getByRole('img', { name: `Image ${place} of the product` })

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

    await setScenario(page, 'uploadProductImage.unauthenticated*1')
    await picker(page).setInputFiles(await png('teal'))
    const again = page.getByRole('dialog', { name: text('admin.signIn.title') })
    await signInAsStaff(again)
    await page.getByRole('button', { name: 'Try again: teal.png' }).click()
    await expect(count(page, 3)).toBeVisible()
    await expect(tile(page, 3)).toBeVisible()
  })
})
