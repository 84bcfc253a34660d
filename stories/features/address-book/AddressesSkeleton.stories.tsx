import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressesSkeleton } from '@/features/address-book/AddressesSkeleton'

const meta = {
  component: AddressesSkeleton,
} satisfies Meta<typeof AddressesSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
