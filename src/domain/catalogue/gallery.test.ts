import { expect, test } from 'vitest'
import type { Product, Variant } from '@/api/generated/model'
import { galleryImages } from './gallery'

const product = { image: '/a.avif', images: ['/a.avif', '/b.avif', '/a.avif'] } as Product
const variantWith = (image: string | null) => ({ image_url: image }) as Variant

test('each picture once, in the order of the product', () => {
  expect(galleryImages(product, null)).toEqual(['/a.avif', '/b.avif'])
})

test('the picture of the chosen variant comes first', () => {
  expect(galleryImages(product, variantWith('/b.avif'))).toEqual(['/b.avif', '/a.avif'])
  expect(galleryImages(product, variantWith('/c.avif'))).toEqual(['/c.avif', '/a.avif', '/b.avif'])
  expect(galleryImages(product, variantWith(null))).toEqual(['/a.avif', '/b.avif'])
})

test('a product with a cover only shows it; one without any shows none', () => {
  expect(galleryImages({ ...product, images: [] }, null)).toEqual(['/a.avif'])
  expect(galleryImages({ ...product, images: [], image: null }, variantWith(null))).toEqual([])
})
