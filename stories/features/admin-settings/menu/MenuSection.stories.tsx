import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MenuSection } from '@/features/admin-settings/menu/MenuSection'
import { inForm } from '../../../support/in-form'
import { categoryChoices, menu } from '../../../support/site'

const meta = {
  component: MenuSection,
  parameters: { form: { menu } },
  args: { categories: categoryChoices },
  decorators: [inForm],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof MenuSection>

export default meta
type Story = StoryObj<typeof meta>

/** Two levels; the first item is switched off. */
export const SwitchedOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const [shown] = canvas.getAllByRole('switch')
    if (shown) await userEvent.click(shown)
    await expect(shown).not.toBeChecked()
  },
}

export const LongAddressOnAPhone: Story = {
  parameters: {
    form: {
      menu: [{ ...menu[6], final_url: `https://blog.moclan.example/${'rat-dai/'.repeat(20)}` }],
    },
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

export const EmptyOnAPhone: Story = {
  parameters: { form: { menu: [] } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
