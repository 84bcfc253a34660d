import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionNav } from '@/features/admin-products/form/SectionNav'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Beside the form, or as a strip on narrow screens.'],
  keyboard: [['Enter', 'goes to the part; the focus moves to its heading']],
  reader: 'A navigation; the part in view is current.',
}

const meta = {
  component: SectionNav,
  parameters: { guide },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof SectionNav>

export default meta
type Story = StoryObj<typeof meta>

/** Beside the form. */
export const Desktop: Story = {}

/** A strip at the upper edge. */
export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
