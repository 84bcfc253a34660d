import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductFilters } from '@/features/admin-products/list/ProductFilters'

const meta = {
  component: ProductFilters,
  args: {
    hasEnglish: true,
    search: { page: 3, sort: 'name' },
    categories: [{ value: '1', label: 'Áo' }],
    onSearch: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
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
