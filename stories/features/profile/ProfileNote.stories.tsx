import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProfileNote } from '@/features/profile/ProfileNote'

const meta = { component: ProfileNote } satisfies Meta<typeof ProfileNote>

export default meta
type Story = StoryObj<typeof meta>

export const Vietnamese: Story = {}
