import { expect, it } from 'vitest'
import { type Chunk, earlyFiles } from './early-files.ts'

const chunk = (fileName: string, moduleId: string, imports: string[] = []): Chunk => ({
  fileName,
  imports,
  moduleIds: [moduleId],
  isEntry: fileName === 'index.js',
})

it('finds texts and what a route adds to the start', () => {
  const files = earlyFiles([
    chunk('index.js', '/shop/src/main.tsx', ['start.js']),
    chunk('start.js', '/shop/src/routes/_shop/index.tsx?tsr-split=component'),
    chunk('shop.js', '/shop/src/i18n/compiled/vi/shop.json'),
    chunk('qa.js', '/shop/src/i18n/compiled/vi/qa.json'),
    chunk('cart.js', '/shop/src/routes/_shop/cart.tsx?tsr-split=component---loader', [
      'start.js',
      'part.js',
    ]),
    chunk('list.js', '/shop/src/routes/_shop/products.index.tsx?tsr-split=component'),
    chunk('loader.js', '/shop/src/routes/_shop/checkout.tsx?tsr-split=loader'),
    chunk('help.js', '/shop/src/routes/_shop/help.tsx?tsr-split=component---loader'),
    chunk('part.js', '/shop/src/ui/Part.tsx', ['cart.js']),
  ])
  expect(files).toEqual({
    texts: { 'vi/shop': 'shop.js' },
    routes: { cart: ['cart.js', 'part.js'], 'products.index': ['list.js'] },
  })
})
