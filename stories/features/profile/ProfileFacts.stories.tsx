import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProfileFacts } from '@/features/profile/ProfileFacts'
import { longNames, profile, user } from './profile-world'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Personal info to be read.'],
  reader: 'A list of terms; what is missing says so.',
}

const meta = {
  component: ProfileFacts,
  parameters: { guide },
  args: { profile, email: user.email },
} satisfies Meta<typeof ProfileFacts>

export default meta
type Story = StoryObj<typeof meta>

/** The birthday as typed, the phone number grouped. */
export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20/10/95')).toBeVisible()
    await expect(canvas.getByText('0912 345 678')).toBeVisible()
  },
}

/** A foreign number stays as typed. */
export const LittleSaid: Story = {
  args: { profile: { ...profile, birthday: null, sex: 'unsaid', phone: '+1 (202) 555-0100' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chưa có')).toBeVisible()
    await expect(canvas.getByText('+1 (202) 555-0100')).toBeVisible()
  },
}

export const LongNamesOnAPhone: Story = {
  args: { profile: { ...profile, ...longNames }, email: `${'dia-chi-'.repeat(20)}@moclan.vn` },
  globals: { viewport: { value: 'phone' } },
}

export const Waiting: Story = { args: { profile: undefined, email: undefined } }
