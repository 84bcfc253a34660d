import { say } from '../say.ts'
import {
  type Desk,
  labelled,
  named,
  nav,
  picture,
  type Product,
  quick,
  type Task,
  type Variant,
} from './desk.ts'
import { category } from './product-tasks.ts'

const newName = 'Áo sơ mi đũi tay bồng'
const newColors = ['Đen', 'Trắng', 'Be', 'Đỏ đô']

/** What both ways fill in alike: texts can only be typed. */
async function fillVariants(
  { page, hands }: Desk,
  go: (to: ReturnType<typeof labelled>) => Promise<void>,
) {
  await go(labelled(page, 'adminVariants.color.new'))
  for (const color of newColors) {
    await hands.type(color)
    await hands.press('Enter')
  }
  await go(labelled(page, 'adminVariants.size.new'))
  await hands.type('S, M, L, XL, XXL')
  await hands.press('Enter')
  await go(labelled(page, 'adminVariants.fill.amount'))
  await hands.type('350k')
  await hands.press('Enter')
}

const product20: Task = {
  name: 'New product, 4 colours × 5 sizes, on sale',
  async keys(desk) {
    const { page, hands } = desk
    const tab = (to: ReturnType<typeof labelled>) => hands.go('Tab', to)
    await quick(desk, 'add', new RegExp(`^${say('adminKeys.action.create')}`))
    await tab(page.getByRole('textbox', { name: say('field.product.name'), exact: true }))
    await hands.type(newName)
    await tab(page.getByRole('combobox', { name: say('field.category') }))
    await hands.type('ao kieu')
    await hands.press('Enter')
    await tab(page.getByRole('textbox', { name: say('field.product.description'), exact: true }))
    await hands.type('Đũi mềm, thấm mồ hôi')
    const add = labelled(page, 'adminImages.add')
    await tab(add)
    await hands.pick(() => page.keyboard.press('Enter'), await picture('1.png', 600, 600))
    await page.getByText('1/9 images').waitFor()
    await fillVariants(desk, tab)
    await hands.go('Shift+Tab', page.getByRole('radio', { name: say('sheet.price'), exact: true }))
    await hands.go('ArrowRight', page.getByRole('radio', { name: say('sheet.stock') }))
    await tab(labelled(page, 'adminVariants.fill.amount'))
    await hands.press('Control+a')
    await hands.type('10')
    await hands.press('Enter')
    await hands.press('Control+Enter')
  },
  async pointer(desk) {
    const { page, hands } = desk
    const go = (to: ReturnType<typeof labelled>) => hands.click(to)
    await go(nav(page, 'admin.nav.products'))
    await go(named(page, 'link', 'adminProducts.create'))
    await go(page.getByRole('textbox', { name: say('field.product.name'), exact: true }))
    await hands.type(newName)
    await go(page.getByRole('combobox', { name: say('field.category') }))
    await hands.type('ao kieu')
    await go(page.getByRole('option', { name: category }).first())
    await go(page.getByRole('textbox', { name: say('field.product.description'), exact: true }))
    await hands.type('Đũi mềm, thấm mồ hôi')
    const add = labelled(page, 'adminImages.add')
    await hands.pick(() => hands.click(add), await picture('1.png', 600, 600))
    await page.getByText('1/9 images').waitFor()
    await fillVariants(desk, go)
    await go(page.getByRole('radio', { name: say('sheet.stock') }).locator('xpath=..'))
    await go(labelled(page, 'adminVariants.fill.amount'))
    await hands.press('Control+a')
    await hands.type('10')
    await hands.press('Enter')
    await go(named(page, 'button', 'adminProduct.save.publish'))
  },
  async isDone({ day }) {
    const made = (await day.read<Product>('products')).find(({ name }) => name === newName)
    const variants = await day.read<Variant>('variants')
    const own = variants.filter(({ product_id, stock }) => product_id === made?.id && stock === 10)
    return made?.status === 'active' && own.length === 20
  },
}

const bannerTitle = 'Giảm 20% cuối tuần'
const bannerTexts = [
  ['adminBanners.title1', bannerTitle],
  ['adminBanners.title2', 'Áo kiểu và chân váy'],
  ['adminBanners.link', '/category/ao-kieu'],
] as const

const banner: Task = {
  name: 'Publish a banner for a sale',
  async keys(desk) {
    const { page, hands } = desk
    await quick(desk, 'banners', new RegExp(`^${say('admin.nav.banners')}`))
    await hands.go('Tab', named(page, 'link', 'adminBanners.add'))
    await hands.press('Enter')
    await hands.go('Tab', page.locator('main input[type=file]'))
    await hands.pick(() => page.keyboard.press('Enter'), await picture('sale.png', 1600, 800))
    await page.locator('main form img').first().waitFor()
    for (const [id, text] of bannerTexts) {
      await hands.go('Tab', page.getByRole('textbox', { name: say(id), exact: true }))
      await hands.type(text)
    }
    await hands.press('Control+s')
  },
  async pointer({ page, hands }) {
    await hands.click(nav(page, 'admin.nav.banners'))
    await hands.click(named(page, 'link', 'adminBanners.add'))
    const file = page.locator('main input[type=file]')
    await hands.pick(() => hands.click(file), await picture('sale.png', 1600, 800))
    await page.locator('main form img').first().waitFor()
    for (const [id, text] of bannerTexts) {
      await hands.click(page.getByRole('textbox', { name: say(id), exact: true }))
      await hands.type(text)
    }
    await hands.click(named(page, 'button', 'adminBanners.save'))
  },
  async isDone({ day }) {
    const banners = await day.read<{ title_1: string }>('banners')
    return banners.some((one) => one.title_1 === bannerTitle)
  },
}

/** Of forms. */
export const formTasks: readonly Task[] = [product20, banner]
