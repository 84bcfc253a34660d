import type { Product, Site } from '@/api/generated/model'
import { blankProductPage } from '@/domain/product/product.fixtures'

export const exampleSite: Site = {
  website: {
    name: 'Mộc Lan',
    description: 'Cửa hàng',
    logo: '/logo.svg',
    favicon: '/favicon.svg',
    url: 'https://moclan.example',
  },
  contact: { email: '', phone: '', address: '', working_hours: '' },
  social: { facebook: '', instagram: '', twitter: '', youtube: '' },
  seo: {
    title: 'Mộc Lan | Thời trang',
    description: 'Đầm và áo dài',
    keywords: 'áo dài, đầm',
  },
  menu: [],
}

export const exampleProduct: Product = {
  ...blankProductPage,
  name: 'Đầm lụa',
  slug: 'dam-lua',
  image: '/front.webp',
  images: ['/front.webp', '/back.webp'],
  price: 250_000,
  min_price: 250_000,
  max_price: 300_000,
  description: '<p>Lụa &amp; đũi,</p><script>alert(1)</script> <b>may tay</b>.',
  variants: [
    {
      id: 1,
      price: 250_000,
      original_price: null,
      stock: 3,
      image_url: null,
      attributes: [
        { attribute_type: 'color', value: 'Đỏ' },
        { attribute_type: 'size', value: 'S' },
      ],
    },
    { id: 2, price: 300_000, original_price: null, stock: 0, image_url: null, attributes: [] },
  ],
}
