import type { Meta, StoryObj } from '@storybook/react-vite'
import { PicturePlaceholder } from '@/ui/media/PicturePlaceholder'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Inside `Picture`, for a missing or broken picture.'],
  reader: 'An image with the name of what is missing.',
}

const meta = {
  component: PicturePlaceholder,
  parameters: { guide },
  args: { name: 'Chân váy xếp ly Thu Vàng' },
  decorators: [
    (Story) => <div style={{ position: 'relative', width: 240, height: 320 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof PicturePlaceholder>

export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {}

export const Nameless: Story = { args: { name: '' } }
