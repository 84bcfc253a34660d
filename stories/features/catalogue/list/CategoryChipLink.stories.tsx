import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CategoryChipLink } from '@/features/catalogue/list/CategoryChipLink'
import type { Guide } from '../../../../.storybook/docs/guide'

const chip = { name: 'Đầm maxi', current: false, target: { filter: 'dam-maxi' } }

const guide: Guide = {
  use: ['One chip of the filter; keeps the order, starts at page 1.'],
}

const meta = {
  component: CategoryChipLink,
  args: { chip, children: chip.name },
  parameters: { guide, path: '/category/dresses?page=3&sort=low-to-high' },
  render: (args) => (
    <div style={{ display: 'inline-flex' }}>
      <CategoryChipLink {...args} />
    </div>
  ),
} satisfies Meta<typeof CategoryChipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Filter: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Đầm maxi' })
    await expect(link).not.toHaveAttribute('aria-current')
    await expect(link.getAttribute('href')).not.toContain('page')
  },
}

export const Current: Story = {
  args: { chip: { ...chip, current: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page')
  },
}

/** Another list starts afresh: neither page nor order go with it (Product §4). */
export const AnotherList: Story = {
  args: { chip: { ...chip, target: { list: 'dam-maxi' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/category/dam-maxi')
  },
}
