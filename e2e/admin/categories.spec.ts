import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../fixtures'
import { textsOf } from '../support/texts'
import { worldOf, visit } from '../support/world'
import { askBehind, pixel } from './staff'

const text = textsOf('en')
const below = (page: Page, name: string) =>
  page.getByRole('list', { name: `Categories below ${name}`, exact: true }).getByRole('listitem')
const nameField = (page: Page) => page.getByLabel(text('adminCategories.name'))
const save = (page: Page) =>
  page.getByRole('button', { name: text('adminCategories.save'), exact: true })

test.describe('the tree @§2.1.15', () => {
  test.use({ expectedMessages: ['status of 422', 'status of 409'] })

  test('a category is made, put in its place by keys, moved, hidden, and deleted with its products elsewhere @§10.5.1 @§10.5.2', async ({
    page,
  }) => {
    await visit(page, '/admin/categories?scenario=login:staff')
    const world = worldOf(page)
    await expect(below(page, 'Áo')).toHaveCount(3)

    await page.getByRole('button', { name: 'New category below Áo', exact: true }).click()
    await expect(nameField(page)).toBeFocused()
    await nameField(page).fill('Áo len Đà Lạt')
    const slug = page.getByLabel(text('adminCategories.slug'), { exact: true })
    await slug.fill('Áo len')
    await save(page).click()
    await expect(page.getByText(text('adminCategories.error.slug'))).toBeVisible()
    await expectNoAxeViolations(page)
    await slug.fill('')
    await slug.press('Enter')
    await expect(below(page, 'Áo').nth(3)).toContainText('/category/ao-len-da-lat')

    const handle = page.getByRole('button', { name: 'Move Áo len Đà Lạt', exact: true })
    await handle.press('Space')
    await expect(page.getByText('Picked up Áo len Đà Lạt, position 4 of 4')).toBeAttached()
    await handle.press('ArrowUp')
    await expect(page.getByText('Áo len Đà Lạt is at position 3 of 4')).toBeAttached()
    await handle.press('Space')
    await expect(below(page, 'Áo').nth(2)).toContainText('Áo len Đà Lạt')
    await page.getByRole('button', { name: 'Move Áo len Đà Lạt earlier' }).press('Enter')
    const order = async () =>
      (await world('categories'))
        .filter(({ parent_id }) => parent_id === 1)
        .toSorted((one, other) => one.position - other.position)
        .map(({ name }) => name)
    await expect.poll(order).toEqual(['Áo sơ mi', 'Áo len Đà Lạt', 'Áo kiểu', 'Áo thun'])

    await page.getByRole('button', { name: 'Edit category Áo len Đà Lạt' }).click()
    // Sorting gives every sibling a new version, but changes no field that is edited here.
    const siblings = (await world('categories')).filter(({ parent_id }) => parent_id === 1)
    const places = siblings.map(({ id, parent_id, position }) => ({ id, parent_id, position }))
    const answer = await askBehind(page, {
      method: 'POST',
      path: '/api/admin/categories/reorder',
      body: { places },
    })
    expect(answer.status).toBe(200)
    await page
      .getByLabel(text('adminCategories.parent'), { exact: true })
      .selectOption({ label: 'Đầm' })
    await save(page).click()
    await expect(below(page, 'Đầm').last()).toContainText('Áo len Đà Lạt')
    const shown = page.getByRole('switch', { name: 'Show Áo len Đà Lạt in the shop' })
    await shown.press('Space')
    await expect
      .poll(async () => (await world('categories')).at(-1))
      .toMatchObject({ slug: 'ao-len-da-lat', is_active: false })

    await page.getByRole('button', { name: 'Delete category Đầm', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', {
      name: text('adminCategories.delete'),
      exact: true,
    })
    await expect(confirm).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete category Áo sơ mi' }).click()
    await dialog
      .getByLabel(text('adminCategories.delete.target'))
      .selectOption({ label: '\u00A0\u00A0\u00A0Áo len Đà Lạt' })
    await confirm.click()
    await expect(below(page, 'Áo')).toHaveCount(2)
    await expect(below(page, 'Đầm').last()).toContainText('6 products')
    await expect(page.getByRole('button', { name: 'Edit category Áo kiểu' })).toBeFocused()
  })
})

test('a picture goes out with its category as a form, and without a new one the category is JSON @§10.5.1 @§10.5.2', async ({
  page,
}) => {
  await visit(page, '/admin/categories?scenario=login:staff')
  const types: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isSave = pathname.startsWith('/api/admin/categories') && request.method() !== 'GET'
    if (isSave)
      types.push(`${request.method()} ${request.headers()['content-type']?.split(';')[0]}`)
  })
  const saved = async (name: string) =>
    (await worldOf(page)('categories')).find((category) => category.name === name)
  const image = page.getByLabel(text('adminCategories.image'))

  await page.getByRole('button', { name: 'New category below Áo', exact: true }).click()
  await nameField(page).fill('Áo len Đà Lạt')
  await image.setInputFiles(pixel)
  await save(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const made = await saved('Áo len Đà Lạt')
  expect(made).toMatchObject({ parent_id: 1, image: expect.stringMatching(/^data:image\/png/) })

  const edit = page.getByRole('button', { name: 'Edit category Áo len Đà Lạt' })
  await edit.click()
  await nameField(page).fill('Áo len')
  await save(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await saved('Áo len')).toMatchObject({ image: made?.image })

  await page.getByRole('button', { name: 'Edit category Áo kiểu' }).click()
  await image.setInputFiles(pixel)
  await page.getByLabel(text('adminCategories.parent')).selectOption('')
  await save(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await saved('Áo kiểu')).toMatchObject({ parent_id: null, image: made?.image })

  await page.getByRole('button', { name: 'Edit category Áo kiểu' }).click()
  await page.getByRole('button', { name: text('adminCategories.image.remove') }).click()
  await save(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await saved('Áo kiểu')).toMatchObject({ image: null })
  expect(types).toEqual([
    'POST multipart/form-data',
    'PUT application/json',
    'PUT multipart/form-data',
    'PUT application/json',
  ])
})
