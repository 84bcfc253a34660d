import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit, worldOf } from '../support/world'
import { askBehind, idOf, keepStale, rows } from './staff'

const text = textsOf('en')

test.describe('a colleague in another tab was faster', () => {
  test.use({ expectedMessages: ['status of 409', 'status of 404', 'status of 422'] })

  test('a stale press changes nothing, says so, and shows what is there now @§4.12.7 @§4.12.6', async ({
    page,
  }) => {
    const world = worldOf(page)
    await visit(page, '/admin/products?sort=name&scenario=login:staff')
    const tab = await page.context().newPage()
    await tab.goto('/admin/products?sort=name')
    const row = rows(page).nth(2)
    const sameRow = rows(tab).nth(2)
    await expect(sameRow).toHaveAttribute('data-row', await idOf(row))
    const id = Number(await idOf(row))
    const product = async () => (await world('products')).find((one) => one.id === id)
    const featured = (await product())?.is_featured ?? false
    const events = async () => (await world('activity')).length
    const earlier = await events()
    const goOn = await keepStale(page, '/api/admin/products')
    await sameRow.getByRole('switch').click()
    await expect(sameRow.getByRole('button', { name: text('ui.undo') })).toBeVisible()
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await row.getByRole('switch').click()
    await refused
    // The rows are read anew before a text says why.
    goOn()
    const said = page.getByText(text('admin.error.conflict'))
    await expect(said).toBeVisible()
    await expect(row.getByRole('switch')).toBeChecked({ checked: !featured })
    expect(await product()).toMatchObject({ is_featured: !featured })
    await page.reload()
    await expect(row.getByRole('combobox')).toHaveValue('active')
    const body = { ids: [id], action: 'status', status: 'inactive' }
    await askBehind(page, { method: 'POST', path: '/api/admin/products/bulk', body })
    await row.getByRole('combobox').selectOption('draft')
    await expect(said).toBeVisible()
    await expect(row.getByRole('combobox')).toHaveValue('inactive')
    expect(await product()).toMatchObject({ status: 'inactive' })
    // Two of four changes were too late, and no other product was touched.
    expect(await events()).toBe(earlier + 2)
    await tab.close()

    await page.goto('/admin/categories')
    const shown = page.getByRole('switch', { name: /^Show Áo kiểu / })
    await expect(shown).toBeChecked()
    const hidden = { name: 'Áo kiểu', is_active: false }
    await askBehind(page, { method: 'PUT', path: '/api/admin/categories/12', body: hidden })
    await shown.click()
    await expect(said).toBeVisible()
    await expect(shown).not.toBeChecked()

    await page.goto('/admin/banners')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(3)
    const [first, second] = (await world('banners')).toSorted((a, b) => a.order - b.order)
    await askBehind(page, { method: 'DELETE', path: `/api/admin/banners/${first?.id}` })
    await cards
      .nth(1)
      .getByRole('button', { name: /^Move .* later$/ })
      .click()
    await expect(page.getByText(text('adminBanners.error.order'))).toBeVisible()
    await expect(cards).toHaveCount(2)
    const left = (await world('banners')).toSorted((a, b) => a.order - b.order)
    expect(left[0]?.id).toBe(second?.id)
  })
})
