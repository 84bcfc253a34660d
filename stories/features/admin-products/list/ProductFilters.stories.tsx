import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { ProductFilters } from '@/features/admin-products/list/ProductFilters'

const meta = preview.meta({
  component: ProductFilters,
  args: {
    hasEnglish: true,
    search: { page: 3, sort: 'name' as const },
    categories: [{ value: '1', label: 'Áo' }],
    onSearch: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
})

/** Every filter starts at page 1 and keeps the order. */
export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Nổi bật'), 'Không nổi bật')
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: 'name', featured: false })
    await userEvent.type(canvas.getByRole('searchbox'), 'lụa{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: 'name', q: 'lụa' }, { replace: true })
  },
})
