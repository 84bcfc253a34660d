import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { EditFrame } from '@/screens/cart/EditFrame'

const meta = {
  component: EditFrame,
  args: { open: true, onClose: fn(), anchor: { current: null }, children: <p>Màu sắc</p> },
} satisfies Meta<typeof EditFrame>

export default meta

export const OnAPhone: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Chọn màu và size')
  },
}
