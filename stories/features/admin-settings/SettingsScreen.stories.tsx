import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { SettingsScreen } from '@/features/admin-settings/SettingsScreen'
import { withToaster } from '../../support/with-toaster'

const meta = preview.meta({
  component: SettingsScreen,
  parameters: { layout: 'fullscreen', path: '/admin/settings' },
  decorators: [withToaster],
})

export const AsSaved = meta.story({})

/** Saving shows each error at its field, and moves the focus to the first field with an error. */
export const Problems = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/Tên website/))
    await userEvent.type(canvas.getByLabelText('Facebook'), 'x{Enter}')
    await expect((await canvas.findAllByText('Vui lòng nhập tên website'))[0]).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/Tên website/)).toHaveFocus())
  },
})
