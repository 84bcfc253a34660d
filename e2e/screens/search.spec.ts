import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import type { Text } from '../support/texts'
import { setScenario, visit } from '../support/world'

/** Opens the search on a page. Returns its controls. */
async function openSearch(page: Page, text: Text, path = '/cart') {
  await visit(page, path)
  const opener = page.getByRole('banner').getByRole('button', { name: text('shell.search') })
  await opener.click()
  const overlay = page.getByRole('dialog', { name: text('shell.search') })
  const box = overlay.getByRole('combobox', { name: text('search.label') })
  await expect(box).toBeFocused()
  return { opener, overlay, box, hits: overlay.getByRole('option') }
}

test('hits for the typed text, and the ways out of the search', async ({ page, text }) => {
  const { opener, overlay, box, hits } = await openSearch(page, text)

  await test.step('finds without marks, five of them, and arrows and Enter open one @§2.3.2 @§2.8.2 @§2.8.4 @§1.7c', async () => {
    const offers = overlay.getByRole('region', { name: text('search.popular') })
    await expect(offers.getByRole('link')).toHaveCount(5)
    const [sheetBox, offersBox] = [
      await overlay.boundingBox(),
      await overlay.getByRole('region').first().boundingBox(),
    ]
    expect((offersBox?.y ?? 0) - (sheetBox?.y ?? 0), 'height of the bar, Product §9').toBe(194)
    await expect(box).toHaveAttribute('placeholder', text('search.placeholder'))
    await box.fill('ao so mi')
    await expect(hits).toHaveCount(5)
    const first = hits.first()
    await expect(first).toContainText('Áo sơ mi')
    await expect(first.locator('mark')).toHaveText(['Áo', 'sơ', 'mi'])
    await expect(first).toContainText('VND')
    await box.press('ArrowDown')
    await box.press('ArrowDown')
    await expect(hits.nth(1)).toHaveAttribute('data-highlighted')
    const second = await hits.nth(1).getAttribute('id')
    await expect(box).toHaveAttribute('aria-activedescendant', second ?? '?')
    const name = await hits.nth(1).locator('mark').locator('xpath=..').textContent()
    await box.press('Enter')
    await expect(page).toHaveURL(/\/products\/[\w-]+$/)
    await expect(overlay).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: name ?? '?' })).toBeFocused()
  })

  await test.step('Enter without a hit, and the link below the hits, show everything found @§2.8.2', async () => {
    await opener.click()
    await box.fill('  linen ')
    await box.press('Enter')
    await expect(page).toHaveURL('/products?q=linen')
    await expect(overlay).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('linen')

    await opener.click()
    await expect(box, 'begins anew').toHaveValue('')
    const recent = overlay.getByRole('region', { name: text('search.recent') })
    await expect(recent.getByRole('listitem')).toHaveText(['linen', 'ao so mi'])
    await box.fill('ao dai')
    await overlay.getByRole('link', { name: /\d+ (kết quả|results)/ }).click()
    await expect(page).toHaveURL(/\/products\?q=ao(\+|%20)dai/)
    await expect(overlay).toBeHidden()
  })
})

test.describe('the calls of the search', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('only the last text is searched, once', async ({ page, text }) => {
    const { box, hits, overlay } = await openSearch(page, text)
    const offers = overlay.getByRole('region', { name: text('search.popular') })
    await expect(offers.getByRole('link')).toHaveCount(5)

    await test.step('results belong to the last text, however slow the one before @§12.1.6', async () => {
      await setScenario(page, 'productList.slow*1')
      await box.fill('quan')
      await expect(overlay.locator('[aria-busy=true]')).toBeVisible()
      await box.fill('ao dai')
      await expect(hits.first()).toContainText('Áo dài')
      await expect(overlay.locator('[aria-busy=true]')).toHaveCount(0)
      for (const hit of await hits.all()) await expect(hit).toContainText('Áo dài')
    })

    await test.step('asks once for a word typed quickly, and not for a single letter @§2.8.2', async () => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname === '/api/products') asked.push(searchParams.get('q') ?? '')
      })
      await box.clear()
      // All letters are typed in one task. On a busy machine, a pause between two keys could start a search.
      await box.evaluate((input) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
        for (const typed of ['d', 'da', 'dam']) {
          set?.call(input, typed)
          input.dispatchEvent(new InputEvent('input', { bubbles: true }))
        }
      })
      await expect(hits.first()).toContainText('Đầm')
      await box.fill('d')
      await expect(hits).toHaveCount(0)
      await box.fill('chan vay')
      await expect(hits.first()).toContainText(/chân váy/i)
      expect([...new Set(asked)]).toEqual(['dam', 'chan vay'])
    })
  })
})
