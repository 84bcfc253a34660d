import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { CartLine } from '@/features/cart/CartLine'
import { lineKinds } from '../../support/lines'

const meta = preview.meta({
  component: CartLine,
  args: { line: lineKinds.usual, selected: false, onEdit: fn() },
  render: (args) => (
    <ul style={{ padding: 0, listStyle: 'none' }}>
      <li>
        <CartLine {...args} />
      </li>
    </ul>
  ),
})

export const Usual = meta.story({
  tags: ['§2.9.1', '§2.9.5a'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Áo sơ mi lụa tơ tằm Nhã Uyên/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link).toHaveAttribute('href', '/products/ao-so-mi-lua-nha-uyen?variant=71')
    await expect(link).toHaveAccessibleName(/mở trong thẻ mới/i)
    await expect(canvas.getByText('918.000VND')).toBeVisible()
  },
})

export const EditorOpen = meta.story({ args: { isEdited: true } })

/** No longer sold: it stays, says so and can't be selected. */
export const Gone = meta.story({
  parameters: { shows: ['Sản phẩm này không còn được bán'] },
  args: { line: lineKinds.gone },
})

/** The quantity exceeds the stock: a note says so, and it can only go down. */
export const FewLeft = meta.story({
  args: { line: lineKinds.fewLeft, selected: true },
  parameters: { shows: ['Chỉ còn 3 sản phẩm'] },
})

export const Dearer = meta.story({
  args: { line: lineKinds.dearer },
  parameters: { shows: ['Giá đã thay đổi, trước đây 399.000VND'] },
})
