import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SavedAddressCard } from '@/features/address-book/picker/SavedAddressCard'
import { home, longest } from './saved-world'

const meta = {
  component: SavedAddressCard,
  args: {
    group: 'saved',
    checked: false,
    onCheck: fn(),
    name: home.name,
    phone: home.phone,
    text: home.address,
  },
} satisfies Meta<typeof SavedAddressCard>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}

export const Checked: Story = { args: { checked: true } }

export const LongTexts: Story = { args: { name: longest.name, text: longest.address } }
