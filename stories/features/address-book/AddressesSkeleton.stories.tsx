import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressesSkeleton } from '@/features/address-book/AddressesSkeleton'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While the addresses load: two cards, as high as usual ones.'],
}

const meta = {
  component: AddressesSkeleton,
  parameters: { guide },
} satisfies Meta<typeof AddressesSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
