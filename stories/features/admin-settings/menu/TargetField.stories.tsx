import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TargetField } from '@/features/admin-settings/menu/TargetField'
import { menuItemForm } from '@/features/admin-settings/menu/menu-item-form'
import { categoryChoices, menu } from '../../../support/site'
import { inForm } from '../../../support/in-form'
import type { Guide } from '../../../../.storybook/docs/guide'

const [category, , , , , , link] = menu

const guide: Guide = {
  use: ['Where an item of the menu leads. What was typed for one kind waits for it.'],
}

const meta = {
  component: TargetField,
  parameters: { form: menuItemForm(category), guide },
  args: { categories: categoryChoices },
  decorators: [inForm],
} satisfies Meta<typeof TargetField>

export default meta
type Story = StoryObj<typeof meta>

export const ToACategory: Story = {}

export const ToAnotherSite: Story = {
  parameters: { form: menuItemForm(link) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** What was typed for one kind waits for it. */
export const ToAPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Dẫn đến'), 'page')
    await expect(await canvas.findByRole('textbox')).toBeVisible()
  },
}
