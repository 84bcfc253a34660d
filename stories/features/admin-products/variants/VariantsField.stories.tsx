import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { type VariantGrid, withColor, withSize } from '@/domain/product/variant-grid'
import { palette } from '@/features/admin-products/variants/palette'
import { VariantsField } from '@/features/admin-products/variants/VariantsField'
import { withToaster } from '../../../support/with-toaster'
import { controlled } from '../../../ui/controlled'

const empty: VariantGrid = { colors: [], sizes: [], variants: [] }

/** The first colours of the palette in these sizes. */
function gridOf(colors: number, sizes: readonly string[]): VariantGrid {
  const sized = sizes.reduce((grid, size) => withSize(grid, size, 459_000), empty)
  const grid = palette
    .slice(8, 8 + colors)
    .reduce((one, color) => withColor(one, color, 459_000), sized)
  const variants = grid.variants.filter(({ color }) => color !== '' || colors === 0)
  return { ...grid, variants: variants.map((one, index) => ({ ...one, stock: (index * 7) % 40 })) }
}

const three = gridOf(3, ['S', 'M', 'L'])
const ten = Array.from({ length: 10 }, (_, index) => String(26 + index))

const meta = preview.meta({
  component: VariantsField,
  args: { value: empty, onChange: fn(), basePrice: 459_000, onProblems: fn() },
  render: controlled(VariantsField, 'value'),
  decorators: [withToaster],
})

export const SizesOnly = meta.story({ args: { value: gridOf(0, ['S', 'M', 'L']) } })

export const ColorsOnly = meta.story({ args: { value: gridOf(3, []) }, globals: { locale: 'en' } })

/** Ten by ten. */
export const Hundred = meta.story({ args: { value: gridOf(10, ten) } })

export const LongNames = meta.story({
  args: {
    value: withColor(
      three,
      { name: 'Xanh ngọc celadon men rạn lấy cảm hứng từ gốm Chu Đậu', color_code: '#9db9a4' },
      459_000,
    ),
  },
})

/** After an attempt to save without prices. */
export const PricesMissing = meta.story({
  args: {
    value: withSize(withColor(empty, { name: 'Đen', color_code: '#211d1c' }, 0), 'M', 0),
    error: 'Nhập giá bán cho mọi phân loại',
  },
})

/** An invalid value stays as typed, is marked, and is listed with a link to its cell; the form gets the error. */
export const Invalid = meta.story({
  args: { value: three },
  play: async ({ args, canvas, userEvent }) => {
    const cell = canvas.getByRole('textbox', { name: 'Giá bán, Đỏ mận, M' })
    await userEvent.clear(cell)
    await userEvent.type(cell, 'rẻ')
    await userEvent.click(canvas.getByRole('radio', { name: 'Giá gốc' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Giá gốc, Đỏ sơn, S' }), '100k')
    await userEvent.click(
      canvas.getByRole('button', { name: 'Giá bán, Đỏ mận · M: không phải là số' }),
    )
    await expect(canvas.getByRole('textbox', { name: 'Giá bán, Đỏ mận, M' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Giá bán, Đỏ mận, M' })).toHaveValue('rẻ')
    await expect(args.onProblems).toHaveBeenLastCalledWith(2)
  },
})

/** Codes of which no other variant may have one, with two prices in the totals. */
export const RepeatedCodes = meta.story({
  args: {
    value: {
      ...three,
      variants: three.variants.map((one, index) => ({
        ...one,
        price: one.price + (index % 2) * 40_000,
        sku: `ML012-${index % 8}`,
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Mã SKU/ }))
    await expect(canvas.getAllByText(/trùng với phân loại khác/)).not.toHaveLength(0)
  },
})

/** More than five would push the grid off the screen: the others are counted. */
export const ManyProblemsOnAPhone = meta.story({
  args: {
    value: { ...three, variants: three.variants.map((one) => ({ ...one, original_price: 1000 })) },
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

/** Adds colours by palette or by name (which finds the colour code), and sizes by run; duplicates are rejected. */
export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Thêm màu'), 'Đen{Enter}den{Enter}')
    await expect(canvas.getByText('Đã có tên này')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn cả S–XXL' }))
    await userEvent.type(canvas.getByLabelText('Thêm size'), '28, Freesize{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        colors: [{ name: 'Đen', color_code: '#211d1c' }],
        sizes: ['S', 'M', 'L', 'XL', 'XXL', '28', 'Freesize'],
      }),
    )
  },
})

/** An unticked colour leaves the grid; ticked again, it has its values back. Its name can be changed. */
export const UntickedAndBack = meta.story({
  tags: ['§10.4.5a', '§10.4.5d'],
  args: { value: three },
  play: async ({ canvas, userEvent }) => {
    const cell = () => canvas.getByRole('textbox', { name: 'Giá bán, Đỏ sơn, S' })
    await userEvent.clear(cell())
    await userEvent.type(cell(), '555k')
    const tick = canvas.getByRole('checkbox', { name: 'Bán màu Đỏ sơn' })
    await userEvent.click(tick)
    await expect(canvas.queryByRole('textbox', { name: 'Giá bán, Đỏ sơn, S' })).toBeNull()
    await userEvent.click(tick)
    await expect(cell()).toHaveValue('555.000')
    const name = canvas.getByLabelText('Tên màu Đỏ sơn')
    await userEvent.clear(name)
    await userEvent.type(name, 'Đỏ tươi{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Giá bán, Đỏ tươi, S' })).toHaveValue(
      '555.000',
    )
  },
})

/** By the keys of a spreadsheet, and by pasting a block of one: what finds no cell is said, and all can be taken back. */
export const KeysAndPaste = meta.story({
  tags: ['§10.4.5a', '§10.4.5d'],
  args: { value: three },
  play: async ({ args, canvas, userEvent }) => {
    const cell = (color: string, size: string) =>
      canvas.getByRole('textbox', { name: `Giá bán, ${color}, ${size}` })
    await userEvent.click(cell('Đỏ sơn', 'S'))
    await userEvent.keyboard('{Control>}a{/Control}1k{Enter}{ArrowRight}{ArrowRight}')
    await expect(cell('Đỏ mận', 'L')).toHaveFocus()
    await userEvent.paste('250k\t999\n250,000\n')
    await waitFor(() => expect(cell('Đỏ mận', 'L')).toHaveValue('250.000'))
    await expect(await screen.findByText(/^Đã dán 2 ô. 1 ô nằm ngoài/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }))
    await waitFor(() => expect(cell('Hồng sen', 'L')).toHaveValue('459.000'))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ sizes: ['S', 'M', 'L'] }),
      ),
    )
  },
})

/** Ctrl+Z takes back fills and pastes, the last one first; typed letters are the browser's. */
export const UndoneByKey = meta.story({
  args: { value: three },
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('textbox', { name: 'Giá bán, Đỏ sơn, S' })
    await userEvent.type(canvas.getByLabelText('Số cần điền'), '300k{Enter}')
    await userEvent.clear(canvas.getByLabelText('Số cần điền'))
    await userEvent.type(canvas.getByLabelText('Số cần điền'), '310k{Enter}')
    await expect(cell).toHaveValue('310.000')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(cell).toHaveValue('300.000')
    await userEvent.click(cell)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(cell).toHaveValue('459.000')
  },
})
