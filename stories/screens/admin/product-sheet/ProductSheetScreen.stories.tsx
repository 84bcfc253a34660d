import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { ProductSheetScreen } from '@/screens/admin/product-sheet/ProductSheetScreen'

const meta = preview.meta({
  component: ProductSheetScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { path: '/admin/products/sheet' },
})

/** The variants that have run out, by the filter of the list. */
export const SoldOut = meta.story({
  args: { search: { stock: 'out' } },
})
