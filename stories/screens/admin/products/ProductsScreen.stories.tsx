import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { ProductsScreen } from '@/screens/admin/products/ProductsScreen'

const meta = preview.meta({
  component: ProductsScreen,
  args: { search: {}, onSearch: fn() },
})

/** Products can be filtered by the back office's categories. */
export const All = meta.story({
  tags: ['§10.2.2', '§10.2.3a', '§10.2.3b'],
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('option', { name: /Áo sơ mi/ })
    await userEvent.selectOptions(canvas.getByLabelText('Danh mục'), '11')
    await expect(args.onSearch).toHaveBeenCalledWith({ category_id: 11 })
  },
})
