import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Boundary } from '@/ui/feedback/Boundary'

/** Fails to draw until it is told that all is well. */
const state = { broken: true }
function Fragile() {
  if (state.broken) throw new Error('Không vẽ được')
  return <p>Đã vẽ được</p>
}

const meta = {
  component: Boundary,
  args: { children: <Fragile /> },
  beforeEach: () => {
    state.broken = true
  },
  parameters: { expectedMessages: [/Không vẽ được/, /CatchBoundary/, /error boundary/] },
} satisfies Meta<typeof Boundary>

export default meta
type Story = StoryObj<typeof meta>

export const Fine: Story = { args: { children: <p>Đã vẽ được</p> } }

/** The rest of the page lives. */
export const Failed: Story = {
  render: (args) => (
    <>
      <Boundary {...args} />
      <p>Phần còn lại của trang</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Có lỗi xảy ra')
    await expect(canvas.getByText('Phần còn lại của trang')).toBeVisible()
  },
}

export const TriedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    state.broken = false
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }))
    await expect(await canvas.findByText('Đã vẽ được')).toBeVisible()
  },
}

export const FailedEnglish: Story = { globals: { locale: 'en' } }
