import { expect, test } from '../fixtures'

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
