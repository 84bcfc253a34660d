import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { visit } from '../support/world'
import { keepStale } from './staff'

const text = textsOf('en')

const lists = {
  categories: {
    opener: ['button', /^Edit category /],
    field: text('adminCategories.name'),
    save: text('adminCategories.save'),
    typed: ['Một', 'Hai'],
  },
  banners: {
    opener: ['link', /^Edit /],
    field: text('adminBanners.title1'),
    save: text('adminBanners.save'),
    typed: ['Một', 'Hai'],
  },
  vouchers: {
    opener: ['button', 'CAMON50'],
    field: text('field.amount'),
    save: text('adminVouchers.save'),
    typed: ['60k', '70k'],
  },
} as const

for (const [list, { opener, field, save, typed }] of Object.entries(lists)) {
  test(`${list}: what was saved can be edited again before the list is read anew @§10.2.4`, async ({
    page,
  }) => {
    await visit(page, `/admin/${list}?scenario=login:staff`)
    const [role, name] = opener
    const edit = page.getByRole('main').getByRole(role, { name, exact: true }).first()
    const box = page.getByRole('textbox', { name: field, exact: true })
    await expect(edit).toBeVisible()
    const goOn = await keepStale(page, `/api/admin/${list}`)
    for (const value of typed) {
      await edit.click()
      await box.fill(value)
      await page.getByRole('button', { name: save, exact: true }).click()
      await expect(page.getByRole('textbox', { name: field, includeHidden: true })).toHaveCount(0)
    }
    goOn()
  })
}
