import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InfoQuestions } from '@/screens/info/InfoQuestions'

const meta = {
  component: InfoQuestions,
  args: {
    questions: [
      { id: 'pay', question: 'info.help.title', answer: 'info.shipping.title' },
      { id: 'return', question: 'info.returns.title', answer: 'info.privacy.title' },
    ],
  },
} satisfies Meta<typeof InfoQuestions>

export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}

export const OpenOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Help'))
    await expect(canvas.getByText('Delivery')).toBeVisible()
  },
}
