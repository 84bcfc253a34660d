import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { type VariantGrid, tickColor, tickSize } from '@/domain/product/variant-grid'
import { usualDyes } from '@/features/admin-products/variants/dyes'
import { VariantsField } from '@/features/admin-products/variants/VariantsField'
import { withToaster } from '../../../support/with-toaster'
import { controlled } from '../../../ui/controlled'

const empty: VariantGrid = { colors: [], sizes: [], variants: [] }

/** Returns a grid of variants with `colors` colours in these sizes. */
function gridOf(colors: number, sizes: readonly string[]): VariantGrid {
  const sized = sizes.reduce((grid, size) => tickSize(grid, size, 459_000), empty)
  const grid = usualDyes
    .slice(8, 8 + colors)
    .reduce((grown, color) => tickColor(grown, color, 459_000), sized)
  const variants = grid.variants.filter(({ color }) => color !== '' || colors === 0)
  const withStock = variants.map((variant, index) => ({ ...variant, stock: (index * 7) % 40 }))
  return { ...grid, variants: withStock }
}

/** A grid with four colours. One of them has a long name. */
const four = tickColor(
  gridOf(3, ['S', 'M', 'L']),
  { name: 'Xanh ngọc celadon men rạn lấy cảm hứng từ gốm Chu Đậu', color_code: '#9db9a4' },
  459_000,
)
const ten = Array.from({ length: 10 }, (_, index) => String(26 + index))

const meta = preview.meta({
  component: VariantsField,
  args: { value: empty, onChange: fn(), basePrice: 459_000, onProblems: fn() },
  render: controlled(VariantsField, 'value'),
  decorators: [withToaster],
})

export const ColorsOnly = meta.story({ args: { value: gridOf(3, []) }, globals: { locale: 'en' } })

/** A hundred variants: ten colours by ten sizes. */
export const Hundred = meta.story({ args: { value: gridOf(10, ten) } })

export const LongNames = meta.story({ args: { value: four } })

/** The product was saved without prices, so each variant shows an error. */
export const PricesMissing = meta.story({
  args: {
    value: tickSize(tickColor(empty, { name: 'Đen', color_code: '#211d1c' }, 0), 'M', 0),
    error: 'Nhập giá bán cho mọi phân loại',
  },
})

/** The list shows five problems, and counts the others. */
export const ManyProblemsOnAPhone = meta.story({
  args: {
    value: { ...four, variants: four.variants.map((row) => ({ ...row, original_price: 1000 })) },
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
