import type { Meta, StoryObj } from '@storybook/react-vite'
import { HomePreview } from '@/screens/admin/homepage/HomePreview'
import { seedSections } from '../../../support/seed'

const meta = {
  component: HomePreview,
  args: { sections: seedSections(), edited: 'office_lady' },
  argTypes: {
    edited: {
      options: ['office_lady', 'banner_home', 'categories', 'features'],
      control: 'select',
    },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof HomePreview>

export default meta
type Story = StoryObj<typeof meta>

/** The section that is edited is scrolled into view. */
export const Edited: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

/** Every section is switched off. */
export const NothingShown: Story = {
  args: { sections: seedSections().map((section) => ({ ...section, is_active: false })) },
}
