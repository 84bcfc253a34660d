import type { Locator, Page } from '@playwright/test'
import type { Text } from './texts'

/** A stored line, as far as tests look at it. */
export type StoredLine = { variantId: number; quantity: number; price: number; stock?: number }

/** Puts the first variant in stock of each product into the stored cart, selected, as an earlier visit would have. */
export async function keepCart(page: Page, ...slugs: string[]): Promise<void> {
  await page.goto('/size-guide')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.evaluate(async (names) => {
    const lines = []
    for (const name of names) {
      const { data } = await (await fetch(`/api/products/${name}`)).json()
      const { id: productId, slug, name: called, variants } = data.product
      const variant = variants.find((one: { stock: number }) => one.stock > 0)
      const value = (type: string) =>
        variant.attributes.find((one: { attribute_type: string }) => one.attribute_type === type)
          ?.value ?? null
      const [color, size] = [value('color'), value('size')]
      const { id: variantId, price } = variant
      lines.push({
        productId,
        variantId,
        quantity: 1,
        price,
        image: null,
        name: called,
        slug,
        color,
        size,
      })
    }
    localStorage.setItem('cart', JSON.stringify(lines))
    const keys = lines.map((line) => `${line.productId}:${line.variantId}`)
    localStorage.setItem('cart_selected', JSON.stringify(keys))
  }, slugs)
}

/** The stored lines. */
export async function storedLines(page: Page): Promise<StoredLine[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))
}

/** The lines on the cart screen. */
export function linesOf(page: Page, text: Text): Locator {
  return page.getByRole('region', { name: text('cart.lines') }).getByRole('listitem')
}

/** The button that opens a line's edit panel. */
export function editButtonOf(line: Locator): Locator {
  return line.locator('button[aria-haspopup=dialog]')
}
