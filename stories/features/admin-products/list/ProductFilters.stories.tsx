import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductFilters } from '@/features/admin-products/list/ProductFilters'
import type { Guide } from '../../../../.storybook/docs/guide'
import { signInStaff } from '../../../support/admin-orders'

const guide: Guide = {
  use: ['Above the list of products; the address keeps them.'],
  keyboard: [['Typing', 'filters when it pauses']],
}

const meta = {
  component: ProductFilters,
  args: {
    search: { page: 3, sort: 'name' },
    categories: [{ value: '1', label: 'Áo' }],
    onSearch: fn(),
  },
  parameters: { guide, scenario: ['login:staff'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInStaff,
} satisfies Meta<typeof ProductFilters>

export default meta
type Story = StoryObj<typeof meta>

/** Every filter starts at page 1 and keeps the order. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Nổi bật'), 'Không nổi bật')
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: 'name', featured: false })
    await userEvent.type(canvas.getByRole('searchbox'), 'lụa{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: 'name', q: 'lụa' }, { replace: true })
  },
}

/** A brand that no product has any more still shows. */
export const Chosen: Story = {
  args: { search: { brand: 'Hãng đã nghỉ', stock: 'low', sort: 'name' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Thương hiệu')).toHaveDisplayValue('Hãng đã nghỉ')
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa bộ lọc' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: 'name' })
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Danh mục')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }))
    await expect(canvas.getByLabelText('Danh mục')).toBeVisible()
  },
}
