import preview from '#.storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { SettingsScreen } from '@/screens/admin/settings/SettingsScreen'
import { withToaster } from '../../../support/with-toaster'

const meta = preview.meta({
  component: SettingsScreen,
  parameters: { layout: 'fullscreen', path: '/admin/settings' },
  decorators: [withToaster],
})

export const AsSaved = meta.story({})

export const Phone = meta.story({ ...AsSaved.input, globals: { viewport: { value: 'phone' } } })

/** Errors show below their fields; the first one gets the focus. */
export const Problems = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/Tên website/))
    await userEvent.type(canvas.getByLabelText('Facebook'), 'x{Enter}')
    await expect(await canvas.findByText('Vui lòng nhập tên website')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/Tên website/)).toHaveFocus())
  },
})

/** What the server refuses leaves what was typed. */
export const NotSaved = meta.story({
  parameters: { scenario: ['updateSettings.500'] },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/Tên website/)
    await userEvent.click(name)
    await userEvent.paste(' Hà Nội')
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Có lỗi xảy ra')).toBeVisible()
    await expect(name).toHaveDisplayValue(/ Hà Nội$/)
  },
})

/** A host that says no version gets none: every change is made. */
export const WithoutVersion = meta.story({
  parameters: { scenario: ['drift.minimal'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Tên website/), ' Hà Nội')
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await expect(await canvas.findByText('Mọi thay đổi đã được lưu.')).toBeVisible()
  },
})

export const Failing = meta.story({
  parameters: { scenario: ['adminSettings.500'], shows: [['button', { name: 'Thử lại' }]] },
})

export const Loading = meta.story({ parameters: { scenario: ['adminSettings.timeout'] } })
