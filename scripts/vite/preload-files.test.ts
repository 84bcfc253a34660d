import { expect, it } from 'vitest'
import { type Chunk, preloadFiles, filesAt, filesBlock } from './preload-files.ts'

const chunk = (fileName: string, moduleId: string, imports: string[] = []): Chunk => ({
  fileName,
  imports,
  moduleIds: [moduleId],
  isEntry: fileName === 'start.js',
})

it('finds the files that each URL and its layouts add to the start', () => {
  const chunks = [
    chunk('start.js', '/shop/src/main.tsx', ['runtime.js']),
    chunk('runtime.js', '/shop/node_modules/react/index.js'),
    chunk('vi-shop.js', '/shop/src/i18n/compiled/vi/shop.json'),
    chunk('product.js', '/shop/src/screens/ProductScreen.tsx'),
    chunk('list.js', '/shop/src/screens/ListScreen.tsx', ['start.js']),
    chunk('account.js', '/shop/src/screens/AccountLayout.tsx', ['part.js']),
    chunk('orders.js', '/shop/src/screens/OrdersScreen.tsx'),
    chunk('vouchers.js', '/shop/src/features/vouchers/VouchersScreen.tsx'),
    chunk('part.js', '/shop/src/ui/Part.tsx', ['account.js', 'runtime.js']),
  ]
  const route = (name: string, source = '') => ({ name, source })
  const loads = (screen: string) => `() => import('@/screens/${screen}')`
  const sources = [
    route('__root'),
    route('_shop'),
    route('_shop/$'),
    route('_shop/products.$slug', `loadMessages('product') ${loads('ProductScreen')}`),
    route('_shop/products.index', loads('ListScreen')),
    route('_shop/account', `loadMessages('account', 'auth') ${loads('AccountLayout')}`),
    route('_shop/account.orders.index', loads('OrdersScreen')),
    route('admin.vouchers', "() => import('@/features/vouchers/VouchersScreen')"),
  ]
  expect(preloadFiles(chunks, sources)).toEqual({
    files: ['product.js', 'list.js', 'account.js', 'part.js', 'orders.js', 'vouchers.js'],
    texts: { 'vi/shop': 'vi-shop.js' },
    routes: [
      { to: '/products', files: [1], texts: [] },
      { to: '/account/orders', files: [2, 3, 4], texts: ['account', 'auth'] },
      { to: '/admin/vouchers', files: [5], texts: [] },
      { to: '/products/$slug', files: [0], texts: ['product'] },
    ],
  })
})

it('returns the texts and files of one route, for a prerendered page', () => {
  const files = ['product.js', 'list.js', 'part.js']
  const list = { to: '/products', files: [0, 2, 1], texts: ['list'] }
  const product = { to: '/products/$slug', files: [2, 0], texts: ['product'] }
  const texts = { 'vi/shop': 's.js', 'vi/product': 'p.js', 'en/product': 'e.js', 'vi/list': 'l.js' }
  const page = `<head>${filesBlock({ files, texts, routes: [list, product] })}</head>`
  expect(filesAt('/products/$slug', 'vi', page)).toEqual(['s.js', 'p.js', 'part.js', 'product.js'])
})
