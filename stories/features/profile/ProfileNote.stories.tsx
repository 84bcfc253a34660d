import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProfileNote } from '@/features/profile/ProfileNote'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Below personal info: changes stay on this device.'],
}

const meta = { component: ProfileNote, parameters: { guide } } satisfies Meta<typeof ProfileNote>

export default meta
type Story = StoryObj<typeof meta>

export const Vietnamese: Story = {}
