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
      steps: ['info.returns.how.1', 'info.returns.how.2'],
    },
  },
}

/** Named by the heading of its section. */
export const Table: Story = {
  args: {
    block: {
      kind: 'table',
      head: ['info.returns.cost.why', 'info.returns.cost.who'],
      rows: [
        ['info.returns.cost.fault', 'info.returns.cost.fault.who'],
        ['info.returns.cost.mind', 'info.returns.cost.mind.who'],
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Phí giao hàng' })).toBeVisible()
  },
}

export const TableOnAPhone: Story = { ...Table, globals: { viewport: { value: 'phone' } } }

export const Questions: Story = {
  args: { block: { kind: 'questions', questions: ['info.help.ship.fee'] } },
}

export const QuestionOpenOnAPhone: Story = {
  ...Questions,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/delivery|shipping/i, { selector: 'summary *' }))
    await expect(canvas.getByText(/^30.000VND/)).toBeVisible()
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
