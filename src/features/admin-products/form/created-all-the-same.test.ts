import { expect, test } from 'vitest'
import type { AdminProduct, AdminProductRequest } from '@/api/generated/model'
import { emptyProductForm, fromProduct, toRequest } from '@/domain/admin/product-form'
import { isAsSent } from './created-all-the-same'

const variant = { id: null, price: 500_000, stock: 3, original_price: null, image_url: null }
const sent = toRequest(
  {
    ...emptyProductForm,
    name: ' Áo lụa ',
    images: ['/a.webp', '/b.webp'],
    colors: [{ name: 'Đỏ', color_code: '#f00' }],
    sizes: ['S', 'M'],
    variants: [
      { ...variant, color: 'Đỏ', size: 'S' },
      { ...variant, color: 'Đỏ', size: 'M' },
    ],
  },
  'draft',
)

/** What the server makes of a request. */
function saved(request: AdminProductRequest): AdminProduct {
  const at = '2026-11-21T00:00:00Z'
  const variants = (request.variants ?? []).map((one, index) => ({ ...one, id: index + 1 }))
  const asked = { ...fromProduct(request as AdminProduct), ...request, variants }
  return { ...asked, id: 9, slug: 'ao-lua', created_at: at, updated_at: at } as AdminProduct
}

test('a product is known again by name, status, pictures and variants, in whatever order', () => {
  const product = saved(sent)
  expect(isAsSent(product, sent)).toBe(true)
  expect(isAsSent({ ...product, variants: product.variants.toReversed() }, sent)).toBe(true)
})

test.each([
  ['name', { name: 'Áo lụa 2' }],
  ['status', { status: 'active' }],
  ['pictures', { images: ['/a.webp'] }],
  ['variants', { variants: [] }],
] as const)('with another %s it is another one', (_, change) => {
  expect(isAsSent({ ...saved(sent), ...change } as AdminProduct, sent)).toBe(false)
})
