import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { visit } from '../support/world'

test('the picture of the card stands in its place until the product has come', async ({ page }) => {
  await visit(page, '/category/dresses?scenario=productDetail.timeout')
  const main = page.getByRole('main')
  const card = main.getByRole('article').first()
  const sourceOf = (place: Locator) =>
    place
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.complete && image.currentSrc)
  await expect.poll(() => sourceOf(card)).toContain('/artwork/')
  const source = await sourceOf(card)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/[a-z]/)
  await expect(main.getByRole('heading')).toHaveCount(0)
  expect(await sourceOf(main), 'no other file is waited for').toBe(source)
})

test.describe('for who does not mind motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the picture comes from where it was in the list @§15.6', async ({ page }) => {
    const starts: string[] = []
    await page.exposeFunction('starts', (transform: string) => starts.push(transform))
    await page.addInitScript(() => {
      Element.prototype.animate = function onlySay(frames) {
        Reflect.get(window, 'starts')(Object(frames).transform[0])
        return new Animation()
      }
    })
    await page.goto('/category/dresses')
    const main = page.getByRole('main')
    const card = main.getByRole('article').nth(1)
    await card.scrollIntoViewIfNeeded()
    const from = await card.locator('img').boundingBox()
    await card.getByRole('link').click()
    const pictures = main.getByRole('list', {
      name: /^(Hình ảnh|Pictures of) /,
    })
    const to = await pictures.locator('img').first().boundingBox()
    if (!from || !to) throw new Error('Each of them has a picture')
    const [x, y, scale] = starts[0]?.match(/-?[\d.]+/g)?.map(Number) ?? []
    expect(x).toBeCloseTo(from.x - to.x, 0)
    expect(y).toBeCloseTo(from.y - to.y, 0)
    expect(scale).toBeCloseTo(from.width / to.width, 2)
  })
})
