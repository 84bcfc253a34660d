import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InfoTable } from '@/screens/info/InfoTable'

const meta = {
  component: InfoTable,
  args: {
    headingId: 'heading',
    head: ['info.returns.cost.why', 'info.returns.cost.who'],
    rows: [
      ['info.returns.cost.fault', 'info.returns.cost.fault.who'],
      ['info.returns.cost.mind', 'info.returns.cost.mind.who'],
    ],
  },
  decorators: [
    (Story) => (
      <>
        <h2 id="heading">Ai trả phí gửi</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof InfoTable>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Ai trả phí gửi' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
