import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InfoBlockView } from '@/screens/info/InfoBlockView'

const meta = {
  component: InfoBlockView,
  args: {
    block: { kind: 'text', text: 'info.shipping.fee.text' },
    headingId: 'heading',
    slots: { own: <p>Riêng của trang này</p> },
  },
  decorators: [
    (Story) => (
      <section aria-labelledby="heading">
        <h2 id="heading">Phí giao hàng</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof InfoBlockView>

export default meta
type Story = StoryObj<typeof meta>

/** The amounts come from the shop's rules. */
export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^30.000VND/)).toBeVisible()
  },
}

export const List: Story = {
  args: { block: { kind: 'list', items: ['info.returns.not.1', 'info.returns.not.2'] } },
}

export const Steps: Story = {
  args: {
    block: {
      kind: 'steps',
      steps: [
        { title: 'info.returns.how.1', text: 'info.returns.how.1.text' },
        { title: 'info.returns.how.2', text: 'info.returns.how.2.text' },
      ],
    },
  },
}

export const Questions: Story = {
  args: {
    block: {
      kind: 'questions',
      questions: [{ id: 'fee', question: 'info.help.ship.fee', answer: 'info.help.ship.fee.text' }],
    },
  },
}

export const Way: Story = {
  args: { block: { kind: 'link', to: '/help', text: 'info.help.title' } },
}

export const Slot: Story = {
  args: { block: { kind: 'slot', slot: 'own' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Riêng của trang này')).toBeVisible()
  },
}
