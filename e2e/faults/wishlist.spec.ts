import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { visit } from '../support/world'

test.use({ expectedMessages: ['Failed to load resource'] })

const hearted = { name: /yêu thích|wishlist/ }

const hearts = (page: Page, pressed: boolean) =>
  page.getByRole('main').getByRole('button', { ...hearted, pressed })

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /F6/ }).getByText(text, { exact: true })

test('a late answer does not empty the heart that the shopper pressed meanwhile', async ({
  page,
  text,
}) => {
  await visit(page, '/?scenario=login:shopper')
  const pressed = Promise.withResolvers<void>()
  await page.route(
    '**/api/wishlist',
    async (route) => {
      const response = await route.fetch()
      await pressed.promise
      // The page no longer waits for this request, so fulfilling it may fail.
      await route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
  await page.goto('/category/dresses')
  const heart = page.getByRole('main').getByRole('article').nth(1).getByRole('button', hearted)
  await heart.click()
  await expect(toast(page, text('wishlist.added'))).toBeVisible()
  pressed.resolve()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a product that is not removed stays; a removal moves the focus', async ({ page, text }) => {
  await visit(page, '/wishlist?scenario=login:shopper,removeFromWishlist.serverError*1')
  await expect(hearts(page, true)).toHaveCount(5)
  await hearts(page, true).last().click()
  await expect(toast(page, text('wishlist.error.remove'))).toBeVisible()
  await expect(hearts(page, true)).toHaveCount(5)
  for (const left of [4, 3, 2, 1]) {
    await hearts(page, true).last().press('Enter')
    await expect(hearts(page, true)).toHaveCount(left)
    await expect(hearts(page, true).last()).toBeFocused()
  }
  await hearts(page, true).press('Enter')
  await expect(toast(page, text('wishlist.removed'))).toBeVisible()
  await expect(page.getByText(text('wishlist.empty'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the result of a tap shows on the next page too', async ({ page, text }) => {
  await visit(page, '/category/dresses?scenario=login:shopper,addToWishlist.slow')
  await hearts(page, false).first().click()
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(toast(page, text('wishlist.added'))).toBeVisible()
})
