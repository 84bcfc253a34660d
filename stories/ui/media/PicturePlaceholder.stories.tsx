import type { Meta, StoryObj } from '@storybook/react-vite'
import { PicturePlaceholder } from '@/ui/media/PicturePlaceholder'

const meta = {
  component: PicturePlaceholder,
  args: { name: 'Chân váy xếp ly Thu Vàng' },
  decorators: [
    (Story) => <div style={{ position: 'relative', width: 240, height: 320 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof PicturePlaceholder>

export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {}

export const Nameless: Story = { args: { name: '' } }
