import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen } from 'storybook/test'
import { SettingsEditor } from '@/features/admin-settings/SettingsEditor'
import { Toaster } from '@/ui/toast/Toaster'
import type { Guide } from '../../../.storybook/docs/guide'
import { heroPicture } from '../../support/pictures'
import { seedSettings } from '../../support/seed'
import { signInAsStaff } from '../../support/shopper'
import { categoryChoices } from '../../support/site'

const guide: Guide = {
  use: ['The whole form of site info, with a save bar.'],
}

const meta = {
  component: SettingsEditor,
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  args: {
    data: seedSettings(),
    categories: categoryChoices,
    send: async () => ({ url: heroPicture('cong-so') }),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof SettingsEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

/** What the server refuses stands at its field, and what was typed stays. */
export const NotSaved: Story = {
  parameters: {
    scenario: ['login:staff', 'updateSettings.500'],
    expectedMessages: [/Failed to load resource/],
  },
  render: (args) => (
    <>
      <SettingsEditor {...args} />
      <Toaster />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText(/Tên website/)
    await fireEvent.change(name, { target: { value: 'Mộc Lan Hà Nội' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await screen.findAllByRole('alert')
    await expect(name).toHaveValue('Mộc Lan Hà Nội')
  },
}
