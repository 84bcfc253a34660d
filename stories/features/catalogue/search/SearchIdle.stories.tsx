import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { keepRecent } from '@/features/catalogue/search/search-text'
import { SearchIdle } from '@/features/catalogue/search/SearchIdle'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In the search panel, before anything is typed.'],
  anatomy: [
    ['Recent searches', 'Of this device; a press searches again, and all can be forgotten.'],
    ['Products', 'A few that sell well; left out when they can not be had.'],
  ],
  keyboard: [['Tab, Enter', 'reach and take a text or a product']],
  reader: 'Two regions with names; the texts are buttons, the products links.',
}

const meta = {
  component: SearchIdle,
  parameters: { guide },
  args: { onPick: fn(), onNavigate: fn() },
} satisfies Meta<typeof SearchIdle>

export default meta
type Story = StoryObj<typeof meta>

/** Recent searches can be taken up again and cleared; the products are links. */
export const Recent: Story = {
  beforeEach: () => ['áo dài', 'đầm công sở', 'lụa'].forEach(keepRecent),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'đầm công sở' }))
    await expect(args.onPick).toHaveBeenCalledWith('đầm công sở')
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa' }))
    await expect(canvas.queryByRole('button', { name: 'lụa' })).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = { ...Recent, globals: { viewport: { value: 'phone' } } }

export const FirstVisit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(5)
    await expect(canvas.queryByText('Tìm gần đây')).not.toBeInTheDocument()
  },
}

export const Loading: Story = { parameters: { scenario: ['productList.slow'] } }

/** Only less to choose from, no error: nothing was asked for. */
export const Failed: Story = {
  parameters: { scenario: ['productList.offline'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gợi ý cho bạn')).toBeVisible()
  },
}
