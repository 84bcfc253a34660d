import { expect, it } from 'vitest'
import { chunkName } from './chunk-names.ts'

it.each([
  ['/shop/src/routes/_shop/products.$slug.lazy.tsx', 'products-slug'],
  ['/shop/src/routes/_shop/index.lazy.tsx', 'home'],
  ['/shop/src/routes/_shop/$.lazy.tsx', 'not-found'],
  ['/shop/src/routes/admin.products.$id.edit.lazy.tsx', 'admin-products-id-edit'],
  ['/shop/src/i18n/compiled/vi/cart.json', 'texts-vi-cart'],
  ['/shop/src/features/cart/HeaderCart.tsx', 'HeaderCart'],
  ['/shop/src/features/cart/queries.ts', 'cart-queries'],
  ['/shop/node_modules/keen-slider/keen-slider.es.js', 'keen-slider'],
])('%s is %s', (facadeModuleId, name) => {
  expect(chunkName({ facadeModuleId, moduleIds: [facadeModuleId], name: '' })).toBe(name)
})

it.each([
  [['/shop/node_modules/lodash-es/get.js', '/shop/node_modules/formik/a.js'], 'formik'],
  [['/shop/src/lib/image.ts', '/shop/src/ui/Picture.tsx'], 'Picture'],
  [['\0rolldown/runtime.js'], 'rolldown-runtime'],
])('a chunk shared by others, of %s, is %s', (moduleIds, name) => {
  expect(chunkName({ moduleIds, name: 'rolldown-runtime' })).toBe(name)
})

it('a group of the build has its own name, but not a text of the same one', () => {
  const moduleIds = ['/shop/src/lib/money.ts', '/shop/src/ui/data/Price.tsx']
  expect(chunkName({ moduleIds, name: 'shop' }, ['shop'])).toBe('shop')
  const facadeModuleId = '/shop/src/i18n/compiled/vi/shop.json'
  const texts = { facadeModuleId, moduleIds: [facadeModuleId], name: 'shop' }
  expect(chunkName(texts, ['shop'])).toBe('texts-vi-shop')
})
