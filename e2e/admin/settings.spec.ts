import { expect, test } from '../fixtures'
import { brand } from '../support/brand'
import { worldOf, visit } from '../support/world'

test('the shop shows saved settings at once, in other tabs as well, and nothing typed is lost @§2.1.1 @§10.2.1 @§10.9.1', async ({
  page,
  context,
}) => {
  await visit(page, '/admin/settings?scenario=login:staff')
  const name = page.getByLabel('Website name')
  await expect(name).toHaveValue(brand.name)
  const shop = await context.newPage()
  await shop.goto('/voucher')
  await expect(shop.getByRole('contentinfo')).toContainText(brand.contact.phone)

  await test.step('a draft outlives a reload', async () => {
    await name.fill(`${brand.name} Sài Gòn`)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText('Your unsaved changes from last time are back.')).toBeVisible()
    await expect(name).toHaveValue(`${brand.name} Sài Gòn`)
  })

  await test.step('leaving asks', async () => {
    await page.getByRole('link', { name: 'View the shop' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the menu is changed', async () => {
    await page.getByRole('button', { name: 'Edit Mã giảm giá' }).click()
    const window = page.getByRole('dialog')
    await window.getByRole('textbox', { name: 'Name' }).fill('Voucher')
    await window.getByLabel('Web address').fill('/voucher')
    await window.getByRole('button', { name: 'Done' }).click()
    await expect(window).toHaveCount(0)
    await page.getByRole('button', { name: 'Move Đầm earlier' }).click()
    await page.getByRole('button', { name: `Delete ${brand.about}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  })

  await page.getByLabel('Phone').fill('028 7654 3210')
  await page.getByLabel('Facebook').fill('http://facebook.com/x')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Facebook')).toBeFocused()
  await page.getByLabel('Facebook').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings saved. The shop now shows the new version.')).toBeVisible()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await expect(page).toHaveTitle(`Settings · ${brand.name} Sài Gòn`)

  await test.step('the other tab shows it without a reload', async () => {
    await expect(shop).toHaveTitle(new RegExp(`${brand.name} Sài Gòn`))
    await expect(shop.getByRole('contentinfo')).toContainText('028 7654 3210')
    await expect(shop.getByRole('contentinfo').getByRole('link', { name: /Facebook/ })).toHaveCount(
      0,
    )
    const items = shop.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link')
    await expect(items.first()).toHaveText('Dresses')
    await expect(shop.getByRole('link', { name: 'Voucher', exact: true }).first()).toBeVisible()
    await expect(items.filter({ hasText: 'About us' })).toHaveCount(0)
  })

  await test.step('this tab shows it as well', async () => {
    await page.getByRole('link', { name: 'View the shop' }).click()
    await expect(page.getByRole('contentinfo')).toContainText(`${brand.name} Sài Gòn`)
    const [site] = await worldOf(page)('site')
    expect(site?.contact.phone).toBe('028 7654 3210')
  })
})
