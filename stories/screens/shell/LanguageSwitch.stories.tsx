import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LanguageSwitch } from '@/screens/shell/LanguageSwitch'

const meta = { component: LanguageSwitch } satisfies Meta<typeof LanguageSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Vietnamese: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Tiếng Việt/, pressed: true })).toBeVisible()
  },
}
