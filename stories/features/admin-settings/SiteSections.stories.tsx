import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteSections } from '@/features/admin-settings/SiteSections'
import { inForm } from '../../support/in-form'
import { heroPicture } from '../../support/pictures'
import { seedSettings } from '../../support/seed'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Website, contact, networks, search engines: the fields of site info.'],
}

const meta = {
  component: SiteSections,
  parameters: { form: seedSettings().site, guide },
  args: { send: async () => ({ url: heroPicture('cong-so') }) },
  decorators: [inForm],
} satisfies Meta<typeof SiteSections>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { globals: { viewport: { value: 'desktop' } } }
