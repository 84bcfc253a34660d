import type { Product, Variant } from '@/api/generated/model'
import { valueOf } from '@/domain/catalogue/variant'
import { htmlText } from '@/lib/html-text'
import { shortened } from '@/lib/text'

/** An element of a product feed, by its name without the prefix `g:`. */
export type FeedItem = ReadonlyArray<readonly [name: string, text: string]>

/** The most that readers of feeds take. */
const most = { title: 150, description: 5000, pictures: 10 } as const

/** Returns what a product feed says of each variant of a product (Product §11.5.10); the same fields for Google and Meta. */
export function feedItems(product: Product, site: string, path: string): readonly FeedItem[] {
  const absolute = (address: string) =>
    URL.canParse(address, site) ? new URL(address, site).href : null
  return product.variants.flatMap((variant) => {
    const pictures = [variant.image_url, product.image, ...product.images]
    const [first, ...others] = new Set(
      pictures.flatMap((image) => (image === null ? [] : (absolute(image) ?? []))),
    )
    // Without a picture nobody takes it.
    if (first === undefined) return []
    const item: FeedItem = [
      ['id', String(variant.id)],
      ['item_group_id', String(product.id)],
      ['title', shortened(titleOf(product, variant), most.title)],
      [
        'description',
        shortened(htmlText(product.description ?? ''), most.description) || product.name,
      ],
      ['link', `${site}${path}?variant=${variant.id}`],
      ['image_link', first],
      ...others.slice(0, most.pictures).map((image) => ['additional_image_link', image] as const),
      ['availability', variant.stock > 0 ? 'in_stock' : 'out_of_stock'],
      ...pricesOf(variant),
      ['condition', 'new'],
      ['identifier_exists', 'no'],
      ...(product.category ? [['product_type', product.category.name] as const] : []),
      ...(['color', 'size'] as const).flatMap((option) => {
        const value = valueOf(variant, option)
        return value === null ? [] : [[option, value] as const]
      }),
    ]
    return [item]
  })
}

const titleOf = ({ name }: Product, variant: Variant) =>
  [name, valueOf(variant, 'color'), valueOf(variant, 'size')].filter(Boolean).join(' – ')

function pricesOf({ price, original_price: original }: Variant): FeedItem {
  if (original === null || original <= price) return [['price', `${price} VND`]]
  return [
    ['price', `${original} VND`],
    ['sale_price', `${price} VND`],
  ]
}
