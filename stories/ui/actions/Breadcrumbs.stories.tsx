import preview from '#.storybook/preview'
import { Breadcrumbs } from '@/ui/actions/Breadcrumbs'

const meta = preview.meta({
  title: 'actions/Breadcrumbs (path, trail)',
  component: Breadcrumbs,
  parameters: {
    guide: {
      use: ['Above the heading of pages that lie below others: lists, products, orders.'],
      avoid: ['On first-level pages, because the menu already marks the current page.'],
      reader: 'A navigation with its own name; the last crumb is the current page.',
    },
  },
  args: {
    items: [
      { label: 'Trang chủ', href: '/' },
      { label: 'Áo dài', href: '/category/ao-dai' },
      { label: 'Áo dài lụa Ngọc Lan' },
    ],
  },
})

export const OnProduct = meta.story({})

export const LongOnPhone = meta.story({
  args: {
    items: [
      { label: 'Trang chủ', href: '/' },
      { label: 'Áo khoác và áo choàng mùa thu đông', href: '/category/ao-khoac' },
      { label: 'Áo khoác dạ dáng dài thêu hoa mộc lan, cổ đứng, tay loe' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
})
