import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionNav } from '@/features/admin-products/form/SectionNav'

const meta = {
  component: SectionNav,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof SectionNav>

export default meta
type Story = StoryObj<typeof meta>

/** Beside the form. */
export const Desktop: Story = {}

/** A strip at the upper edge. */
export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
