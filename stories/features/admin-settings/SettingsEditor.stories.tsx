import preview from '#.storybook/preview'
import { expect, fireEvent, screen } from 'storybook/test'
import { SettingsEditor } from '@/features/admin-settings/SettingsEditor'
import { heroPicture } from '../../support/pictures'
import { seedSettings } from '../../support/seed'
import { categoryChoices } from '../../support/site'
import { withToaster } from '../../support/with-toaster'

const meta = preview.meta({
  component: SettingsEditor,
  args: {
    data: seedSettings(),
    categories: categoryChoices,
    send: async () => ({ url: heroPicture('cong-so') }),
  },
  globals: { viewport: { value: 'desktop' } },
})

/** What the server refuses stands at its field, and what was typed stays. */
export const NotSaved = meta.story({
  parameters: { scenario: ['updateSettings.500'] },
  decorators: [withToaster],
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText(/Tên website/)
    await fireEvent.change(name, { target: { value: 'Mộc Lan Hà Nội' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await screen.findAllByRole('alert')
    await expect(name).toHaveValue('Mộc Lan Hà Nội')
  },
})
