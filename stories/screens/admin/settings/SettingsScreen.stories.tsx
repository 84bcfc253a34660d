import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SettingsScreen } from '@/screens/admin/settings/SettingsScreen'
import brand from '@brand/brand.json'
import { withToaster } from '../../../support/with-toaster'

const meta = {
  component: SettingsScreen,
  parameters: { layout: 'fullscreen', path: '/admin/settings' },
  decorators: [withToaster],
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const AsSaved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Tên website/)).toHaveValue(brand.name)
  },
}

export const Phone: Story = { ...AsSaved, globals: { viewport: { value: 'phone' } } }

/** Errors show below their fields; the first one gets the focus. */
export const Problems: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/Tên website/))
    await userEvent.type(canvas.getByLabelText('Facebook'), 'x')
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await expect(await canvas.findByText('Vui lòng nhập tên website')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/Tên website/)).toHaveFocus())
  },
}

/** A host that says no version gets none: every change is made. */
export const WithoutVersion: Story = {
  parameters: { scenario: ['drift.minimal'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Tên website/), ' Hà Nội')
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }))
    await expect(await canvas.findByText('Mọi thay đổi đã được lưu.')).toBeVisible()
  },
}

export const Failing: Story = {
  parameters: { scenario: ['adminSettings.500'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { scenario: ['adminSettings.timeout'] } }
