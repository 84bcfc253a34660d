import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CategoryChips } from '@/features/catalogue/list/CategoryChips'
import { longName } from '../../../support/products'
import type { Guide } from '../../../../.storybook/docs/guide'

const chips = ['', 'Áo sơ mi', 'Áo kiểu', 'Áo thun', 'Đầm công sở', 'Đầm dạo phố', 'Đầm maxi'].map(
  (name, at) => ({ name, current: at === 0, target: { filter: name || undefined } }),
)
const narrow = (width: number) => (args: Parameters<typeof CategoryChips>[0]) => (
  <div style={{ width }}>
    <CategoryChips {...args} />
  </div>
)

const guide: Guide = {
  use: ['The categories below the one that is shown, in a row.'],
  keyboard: [['Tab', 'goes from chip to chip, and brings it into view']],
  reader: 'Links; the chosen one is current.',
}

const meta = {
  component: CategoryChips,
  parameters: { guide },
  args: { chips },
  render: narrow(360),
} satisfies Meta<typeof CategoryChips>

export default meta
type Story = StoryObj<typeof meta>

/** One step is 180 px (Product §9); at the start there is no back button. */
export const Stepping: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list')
    await expect(canvas.queryByRole('button', { name: 'Danh mục trước' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Danh mục tiếp theo' }))
    await waitFor(() => expect(row.scrollLeft).toBeCloseTo(180, 0))
    await userEvent.click(await canvas.findByRole('button', { name: 'Danh mục trước' }))
    await waitFor(() => expect(row.scrollLeft).toBe(0))
  },
}

/** The current one is in sight from the start. */
export const LastIsCurrent: Story = {
  args: { chips: chips.map((chip, at) => ({ ...chip, current: at === chips.length - 1 })) },
  parameters: { path: '/products?category=Đầm maxi' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(180))
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Danh mục tiếp theo' })).toBeNull(),
    )
  },
}

/** All of them fit: no buttons. */
export const Few: Story = {
  args: { chips: chips.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongNames: Story = {
  args: { chips: chips.map((chip, at) => ({ ...chip, name: at === 2 ? longName : chip.name })) },
}
