import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MarkedName } from '@/features/catalogue/search/MarkedName'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['A name in a list of hits: what was searched for is marked, whatever case and marks.'],
}

const meta = {
  component: MarkedName,
  parameters: { guide },
  args: { name: 'Áo sơ mi lụa Hà Đông', q: 'SO ha' },
} satisfies Meta<typeof MarkedName>

export default meta
type Story = StoryObj<typeof meta>

export const Marked: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(2)
    await expect(canvas.getByText('Hà')).toBeVisible()
  },
}

export const NothingToMark: Story = { args: { q: 'zzz' } }
