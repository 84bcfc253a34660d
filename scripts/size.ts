import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { entryOf, filesLoadedWith, type Manifest } from './lib/manifest.ts'

const screen = (name: string) => `src/screens/${name}Screen.tsx`
const texts = (area: string) => `src/i18n/compiled/vi/${area}.json`
/** The files that every list of the back office loads. */
const admin = ['src/screens/admin/AdminLayout.tsx', texts('admin'), texts('account')]

/**
 * For each screen: the bound in kB (1,000 bytes, brotli) for its first JavaScript, and the chunks that it
 * loads beside the entry, the shop's layout and the shop's texts. A bound is 5 kB above the size on the day
 * it was set, so a change that adds more needs a reason. The libraries alone are 108 kB. Figures:
 * docs/measurements.md.
 */
const budgets: readonly (readonly [screen: string, limit: number, chunks: readonly string[]])[] = [
  ['home', 176, [screen('home/Home')]],
  ['category', 191, [screen('product-list/ProductList')]],
  ['product', 209, [screen('product/Product')]],
  ['cart', 189, [screen('cart/Cart')]],
  // The address selectors are visible at once, so the bound includes Base UI's combobox. The lists in the
  // selectors load later.
  ['checkout', 263, [screen('checkout/Checkout'), texts('account')]],
  ['order success', 187, ['src/screens/order-success/SuccessScreens.tsx', texts('account')]],
  // The form of the size finder is visible at once, so the bound includes the file with all simple form
  // fields.
  ['size guide', 223, [screen('info/SizeGuide'), texts('info')]],
  ['admin products', 322, [...admin, 'src/features/admin-products/list/ProductsScreen.tsx']],
  ['admin orders', 314, [...admin, 'src/features/admin-orders/AdminOrdersScreen.tsx']],
]

const folder = 'dist'
const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/**
 * The sizes in bytes that are already known. Each file is compressed only once, because screens share most
 * files and the best compression is slow.
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
 * The bound in kB for the files that a first visit stores for offline use (docs/adr/0033): the page, its
 * worker, and the files that the worker lists.
 */
const offline = 536
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
