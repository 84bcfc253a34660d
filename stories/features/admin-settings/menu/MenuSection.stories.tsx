import type { Meta, StoryObj } from '@storybook/react-vite'
import { MenuSection } from '@/features/admin-settings/menu/MenuSection'
import { categoryChoices, menu } from '../../../support/site'
import { inForm } from '../../../support/in-form'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The menu inside the form of the settings.'],
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

export const TwoLevels: Story = {}

export const EmptyOnAPhone: Story = {
  parameters: { form: { menu: [] } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
