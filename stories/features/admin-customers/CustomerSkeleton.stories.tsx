import type { Meta, StoryObj } from '@storybook/react-vite'
import { CustomerSkeleton } from '@/features/admin-customers/CustomerSkeleton'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = { use: ['In the place of a customer that loads.'] }

const meta = {
  component: CustomerSkeleton,
  parameters: { guide },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CustomerSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
