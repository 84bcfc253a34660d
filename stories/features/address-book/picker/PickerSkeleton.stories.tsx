import type { Meta, StoryObj } from '@storybook/react-vite'
import { PickerSkeleton } from '@/features/address-book/picker/PickerSkeleton'

const meta = {
  component: PickerSkeleton,
} satisfies Meta<typeof PickerSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
