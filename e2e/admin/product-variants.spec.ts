import { expect, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { worldOf, visit } from '../support/world'

const text = textsOf('en')

test('variants are filled like a sheet, and exactly the ticked combinations are saved @§10.4.5a @§10.4.5d', async ({
  page,
}) => {
  await visit(page, '/admin/products/create?scenario=login:staff')
  const field = page.getByRole('group', { name: text('adminVariants.label') })
  const cell = (name: string) => field.getByRole('textbox', { name, exact: true })
  await page
    .getByRole('textbox', { name: text('field.product.name'), exact: true })
    .fill('Đầm lưới')
  await field.getByLabel(text('adminVariants.color.new')).fill('Đen')
  await page.keyboard.press('Enter')
  await field.getByLabel(text('adminVariants.color.new')).fill('Ngà')
  await page.keyboard.press('Enter')
  await field.getByLabel(text('adminVariants.size.new')).fill('M, S, Freesize')
  await page.keyboard.press('Enter')

  for (const [name, price] of [
    ['Đen, S', '250k'],
    ['Đen, M', '250,000'],
    ['Ngà, S', '300k'],
    ['Ngà, M', 'abc'],
  ])
    await cell(`Price, ${name}`).fill(price ?? '')

  // A value that is not a number blocks saving and gets the focus.
  await page.getByRole('button', { name: text('adminProduct.save.draft'), exact: true }).click()
  await expect(page).toHaveURL(/\/create/)
  await field.getByRole('button', { name: 'Price, Ngà · M: not a number' }).click()
  await expect(cell('Price, Ngà, M')).toBeFocused()
  await page.keyboard.type('290k')
  await page.keyboard.press('Enter')
  await field.getByRole('radio', { name: text('sheet.stock') }).check()
  await cell('Stock, Đen, S').focus()
  await page.keyboard.type('7')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('8')
  await field.getByRole('checkbox', { name: 'Sell size Freesize' }).uncheck()
  await expect(field.getByText('250.000VND – 300.000VND')).toBeVisible()

  await page.getByRole('button', { name: text('adminProduct.save.draft'), exact: true }).click()
  await expect(page).toHaveURL(/\/edit$/)
  const world = worldOf(page)
  const product = (await world('products')).find(({ name }) => name === 'Đầm lưới')
  const variants = (await world('variants')).filter(({ product_id }) => product_id === product?.id)
  const saved = variants.map(({ color, size, price, stock }) =>
    [color, size, price, stock].join(' '),
  )
  expect(saved.toSorted()).toEqual([
    'Ngà M 290000 0',
    'Ngà S 300000 0',
    'Đen M 250000 8',
    'Đen S 250000 7',
  ])
})
