import { expect, test } from '../fixtures'

const dress = '/products/dam-chu-a-co-sen-tu-anh'

test('the pictures of a product, enlarged', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  await page.goto(dress)
  const shots = page.getByRole('main').locator('button[aria-haspopup="dialog"] img')
  await test.step('in the viewer a swipe of 50 px shows the next picture, and a shorter swipe does not @§2.6.1 @§9.12', async () => {
    await shots.first().click()
    await expect(dialog.getByText('1 / 8')).toBeVisible()
    await expect(dialog.locator('[data-ready]')).toBeVisible()
    const finger = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number }[],
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    const swipe = async (by: number) => {
      const x = (page.viewportSize()?.width ?? 0) / 2
      await touch('touchStart', [{ x, y: 300 }])
      for (const part of [0.4, 0.8, 1]) await touch('touchMove', [{ x: x + by * part, y: 300 }])
      await touch('touchEnd', [])
    }
    await swipe(-49)
    await expect(dialog.getByText('1 / 8')).toBeVisible()
    await swipe(-50)
    await expect(dialog.getByText('2 / 8')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText('1 / 8')).toBeVisible()
  })

  await test.step('a zoomed picture loads its largest file; a drag moves it instead of turning to the next; nothing jumps', async () => {
    const zoomBox = dialog.locator('[data-zoomed]').first()
    const picture = zoomBox.locator('img').last()
    const before = await zoomBox.boundingBox()
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, -400)
    await expect(zoomBox).toHaveAttribute('data-zoomed', 'true')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('-1440.avif')
    const left = (await picture.boundingBox())?.x ?? 0
    await page.mouse.down()
    await page.mouse.move(140, 300, { steps: 4 })
    await page.mouse.up()
    expect((await picture.boundingBox())?.x ?? 0).toBeLessThan(left - 30)
    await expect(dialog.getByText('1 / 8')).toBeVisible()
    expect(await zoomBox.boundingBox()).toEqual(before)
    await page.keyboard.press('0')
    await expect(zoomBox).toHaveAttribute('data-zoomed', 'false')
  })
})

test.describe('for shoppers who have not reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the picture moves from its place in the list @§15.6', async ({ page }) => {
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
    const pictures = main.getByRole('list', { name: /^(Ảnh|Pictures of) / })
    const to = await pictures.locator('img').first().boundingBox()
    if (!from || !to) throw new Error('Each of them has a picture')
    const [x, y, scale] = starts[0]?.match(/-?[\d.]+/g)?.map(Number) ?? []
    expect(x).toBeCloseTo(from.x - to.x, 0)
    expect(y).toBeCloseTo(from.y - to.y, 0)
    expect(scale).toBeCloseTo(from.width / to.width, 2)
  })
})
