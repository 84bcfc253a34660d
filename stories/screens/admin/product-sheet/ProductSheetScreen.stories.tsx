import preview from '#.storybook/preview'
import { ProductSheetScreen } from '@/screens/admin/product-sheet/ProductSheetScreen'

const meta = preview.meta({
  component: ProductSheetScreen,
  parameters: { path: '/admin/products/sheet' },
})

/** The variants that have run out, by the filter of the list. */
export const SoldOut = meta.story({
  parameters: { path: '/admin/products/sheet?stock=out' },
})
