import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { entryOf, filesLoadedWith, type Manifest } from './lib/manifest.ts'

const screen = (name: string) => `src/screens/${name}Screen.tsx`
const texts = (area: string) => `src/i18n/compiled/vi/${area}.json`
/** Files that all lists of the back office load. */
const admin = ['src/screens/admin/AdminLayout.tsx', texts('admin'), texts('account')]

/**
 * Each screen with its bound in kB (1,000 bytes) of first-load JavaScript, brotli. The chunks are those that
 * the screen loads in addition to the entry (with the shop's layout) and the shop's texts. A bound is 5 kB
 * above today's size, so a change that adds more has to give a reason. The libraries alone are 108 kB.
 * Figures: docs/measurements.md.
 */
const budgets: readonly (readonly [screen: string, limit: number, chunks: readonly string[]])[] = [
  ['home', 176, [screen('home/Home')]],
  ['category', 191, [screen('product-list/ProductList')]],
  ['product', 209, [screen('product/Product')]],
  ['cart', 189, [screen('cart/Cart')]],
  // The selectors of the address are visible, so Base UI's combobox counts. Their lists are loaded later.
  ['checkout', 259, [screen('checkout/Checkout'), texts('account')]],
  ['order success', 187, ['src/screens/order-success/SuccessScreens.tsx', texts('account')]],
  // The size finder is a visible form, and the simple fields of forms come in a single file.
  ['size guide', 218, [screen('info/SizeGuide'), texts('info')]],
  ['admin products', 321, [...admin, 'src/features/admin-products/list/ProductsScreen.tsx']],
  ['admin orders', 312, [...admin, 'src/features/admin-orders/AdminOrdersScreen.tsx']],
]

const folder = 'dist'
const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/**
 * The sizes in bytes so far. They are stored, because screens share most files and the best compression is
 * slow.
 */
const sizes = new Map<string, number>()

function brotliSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).length
  sizes.set(file, size)
  return size
}

const rows = budgets.map(([screen, limit, chunks]) => {
  const names = [entryOf(manifest), texts('shop'), ...chunks]
  const scripts = [...filesLoadedWith(manifest, names)].filter((file) => file.endsWith('.js'))
  const kB = scripts.reduce((sum, file) => sum + brotliSize(file), 0) / 1000
  return { screen, files: scripts.length, kB: Number(kB.toFixed(1)), limit }
})
/**
 * The bound in kB of the files that a first visit stores for later (docs/adr/0033): the page, its worker and
 * the worker's files.
 */
const offline = 530
const worker = readFileSync(join(folder, 'worker.js'), 'utf8')
const ahead = /\bahead:.*?\broutes:/s.exec(worker)?.[0] ?? ''
const kept = readdirSync(join(folder, 'assets')).filter((file) => ahead.includes(`assets/${file}`))
const parts = ['index.html', 'worker.js', ...kept.map((file) => `assets/${file}`)]
const keptKB = Number((parts.reduce((sum, file) => sum + brotliSize(file), 0) / 1000).toFixed(1))
rows.push({ screen: 'offline', files: parts.length, kB: keptKB, limit: offline })
console.log(`First-load JavaScript of ${folder}, brotli`)
console.table(rows)

const over = rows.filter(({ kB, limit }) => kB > limit)
if (over.length > 0) {
  console.error(`Over budget: ${over.map(({ screen }) => screen).join(', ')}`)
  process.exit(1)
}
