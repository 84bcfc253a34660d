import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect } from 'storybook/test'
import { Late } from '@/ui/feedback/Late'
import { keepReloaded, missingPart } from '../../support/missing-part'

const never = lazy(() => new Promise<never>(() => {}))
const gone = lazy(() => Promise.reject(missingPart))

const meta = {
  component: Late,
  args: { children: <p>Phần đến sau</p> },
  render: (args) => (
    <>
      <Late {...args} />
      <p>Phần còn lại của trang</p>
    </>
  ),
  beforeEach: keepReloaded,
} satisfies Meta<typeof Late>

export default meta
type Story = StoryObj<typeof meta>

export const There: Story = {}

export const OnItsWay: Story = { args: { children: <Part of={never} /> } }

/** Said in a corner; the page goes on. */
export const Missing: Story = {
  args: { children: <Part of={gone} /> },
  parameters: { expectedMessages: [/dynamically imported/, /CatchBoundary/, /error boundary/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('tải lại trang')
    await expect(canvas.getByText('Phần còn lại của trang')).toBeVisible()
  },
}

export const MissingOnPhone: Story = { ...Missing, globals: { viewport: { value: 'phone' } } }

function Part({ of: Lazy }: { of: typeof never }) {
  return <Lazy />
}
