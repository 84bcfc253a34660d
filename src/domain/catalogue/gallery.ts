import type { Product, Variant } from '@/api/generated/model'

/** The pictures of a product, the chosen variant's own first; each once. */
export function galleryImages(product: Product, variant: Variant | null): string[] {
  const images = [variant?.image_url, ...product.images, product.image]
  return [...new Set(images.filter((image) => typeof image === 'string'))]
}
