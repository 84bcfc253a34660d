import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ColourDots } from '@/features/catalogue/card/ColourDots'
import type { Guide } from '../../../../.storybook/docs/guide'

const colors = [
  { name: 'Đỏ sơn', color_code: '#8c1c13' },
  { name: 'Trắng ngà', color_code: '#f4ecd8' },
  { name: 'Xanh chàm', color_code: '#2b3a55' },
  { name: 'Rêu', color_code: '#5a6248' },
  { name: 'Đen than', color_code: '#1c1a18' },
  { name: 'Nâu đất', color_code: '#7a5236' },
]

const guide: Guide = {
  use: ['Below a card: how many colours there are.'],
  avoid: ['To choose a colour: `SwatchGroup`.'],
  reader: 'Read as names, not as dots.',
}

const meta = {
  component: ColourDots,
  parameters: { guide },
  args: { colors: colors.slice(0, 3) },
} satisfies Meta<typeof ColourDots>

export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {}

/** Four dots and a count; screen readers get all the names. */
export const Many: Story = {
  args: { colors },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+2')).toBeVisible()
    await expect(canvas.getByText(/Đỏ sơn, .*Nâu đất/)).toBeInTheDocument()
  },
}

export const None: Story = { tags: ['shows-nothing'], args: { colors: [] } }
