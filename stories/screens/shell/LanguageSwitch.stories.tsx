import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LanguageSwitch } from '@/screens/shell/LanguageSwitch'

const meta = { component: LanguageSwitch } satisfies Meta<typeof LanguageSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Vietnamese: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Tiếng Việt/, pressed: true })).toBeVisible()
  },
}

/** The choice is kept (Product §1). */
export const SwitchedToEnglish: Story = {
  play: async ({ canvas, userEvent }) => {
    const english = canvas.getByRole('button', { name: /English/ })
    await userEvent.click(english)
    await waitFor(() => expect(english).toHaveAttribute('aria-pressed', 'true'))
    await expect(localStorage.getItem('locale')).toBe('en')
  },
}
