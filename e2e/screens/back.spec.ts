import { expect, test } from '../fixtures'

const dress = '/products/dam-chu-a-co-sen-tu-anh'

test(
  'Back closes what lies over the page before it leaves the page @§2.4.4',
  { tag: '@phone' },
  async ({ page, text }) => {
    const dialog = page.getByRole('dialog')
    await page.goto(dress)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const asked: string[] = []

    await test.step('the enlarged picture, on the first page of the visit', async () => {
      await page.mouse.wheel(0, 120)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120)
      // The test moves the mouse itself, because `click` would scroll the page first.
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
