import { expect, test } from '../fixtures'

const dress = '/products/dam-chu-a-co-sen-tu-anh'

test(
  'Back closes what lies over the page before it leaves the page @§2.4.5a @§2.4.5b',
  { tag: '@phone' },
  async ({ page, text }) => {
    const dialog = page.getByRole('dialog')
    await page.goto(dress)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const asked: string[] = []

    await test.step('the enlarged picture, on the first page of the visit', async () => {
      await page.mouse.wheel(0, 120)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120)
      // `click` would scroll the page first.
      await page.mouse.click(195, 300)
      await expect(dialog.getByText('1 / 8')).toBeVisible()
      page.on('request', (request) => {
        if (request.url().includes('/api/')) asked.push(request.url())
      })
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(dress)
      expect(await page.evaluate(() => window.scrollY)).toBe(120)
      expect(asked, 'nothing is asked again').toEqual([])
      await page.goForward()
      await expect(dialog).toBeHidden()
    })

    await test.step('the side menu, from which a link leads on without a trace of the menu', async () => {
      const openMenu = page.getByRole('button', { name: text('shell.openMenu') })
      await openMenu.click()
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(openMenu).toBeFocused()
      await openMenu.click()
      await dialog.getByRole('link', { name: text('shell.allProducts') }).click()
      await expect(page).toHaveURL('/products')
      await expect(dialog).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(dress)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  },
)

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
