import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MenuSection } from '@/features/admin-settings/menu/MenuSection'
import type { Guide } from '../../../../.storybook/docs/guide'
import { inForm } from '../../../support/in-form'
import { categoryChoices, menu } from '../../../support/site'

const guide: Guide = {
  use: ['The menu inside the form of the settings: two levels, the second one folds away.'],
  anatomy: [
    ['Handle and steps', 'Move an item among its siblings.'],
    ['Name and target', 'Paler where it is switched off.'],
    ['Tools', 'Switch, edit, delete.'],
  ],
  keyboard: [['Space, arrow keys', 'lift and move an item']],
}

const meta = {
  component: MenuSection,
  parameters: { form: { menu }, guide },
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
