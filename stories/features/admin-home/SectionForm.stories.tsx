import type { Meta, StoryObj } from '@storybook/react-vite'
import { savedHome } from '@/features/admin-home/home-form'
import { SectionForm } from '@/features/admin-home/SectionForm'
import type { Guide } from '../../../.storybook/docs/guide'
import { inForm } from '../../support/in-form'
import { homePicture } from '../../support/pictures'
import { seedSections } from '../../support/seed'

const guide: Guide = {
  use: ['The fields of one section; which ones there are depends on its key.'],
}

const meta = {
  component: SectionForm,
  argTypes: {
    sectionKey: {
      options: ['office_lady', 'banner_home', 'categories', 'features'],
      control: 'select',
    },
  },
  parameters: { form: savedHome(seedSections()).form, guide },
  args: { sectionKey: 'office_lady', send: async () => ({ url: homePicture('office-lady') }) },
  decorators: [inForm],
} satisfies Meta<typeof SectionForm>

export default meta
type Story = StoryObj<typeof meta>

export const OfficeLady: Story = {}

export const BannerHome: Story = { args: { sectionKey: 'banner_home' } }

export const Categories: Story = { args: { sectionKey: 'categories' } }

export const FeaturesOnAPhone: Story = {
  args: { sectionKey: 'features' },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
