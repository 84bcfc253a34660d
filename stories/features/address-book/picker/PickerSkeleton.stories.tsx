import type { Meta, StoryObj } from '@storybook/react-vite'
import { PickerSkeleton } from '@/features/address-book/picker/PickerSkeleton'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While the saved addresses load in the checkout, in exactly their height.'],
  reader: 'The block is busy.',
}

const meta = {
  component: PickerSkeleton,
  parameters: { guide },
} satisfies Meta<typeof PickerSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
