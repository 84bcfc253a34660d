import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LongLineList } from '@/features/cart/LongLineList'
import type { Guide } from '../../../.storybook/docs/guide'
import { manyLines } from '../../support/lines'

const tenThousand = manyLines(10_000)

const guide: Guide = {
  use: ['For carts with hundreds of lines: only those in sight are drawn.'],
  avoid: ['For short lists: it would add nothing.'],
  reader: 'Screen readers get the number and position of every line.',
}

const meta = {
  component: LongLineList,
  parameters: { guide },
  args: {
    lines: [],
    pinned: undefined,
    children: ({ name }) => <button type="button">{name}</button>,
  },
  // Not among the args, which Storybook copies and compares.
  render: (args) => <LongLineList {...args} lines={tenThousand} />,
} satisfies Meta<typeof LongLineList>

export default meta
type Story = StoryObj<typeof meta>

export const TenThousand: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-setsize', '10000')
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60)
  },
}

/** The row with the focus stays, wherever the page is scrolled to, and so do its neighbours. */
export const FocusKept: Story = {
  play: async ({ canvas }) => {
    const [, second] = await canvas.findAllByRole('button')
    second?.focus()
    window.scrollTo(0, 100_000)
    await waitFor(() => expect(canvas.getAllByRole('listitem')[3]).toHaveAttribute('data-index'))
    await expect(second).toHaveFocus()
  },
}

/** A line with an open panel stays rendered, since the panel is placed beside it. */
export const Pinned: Story = {
  args: { pinned: '7:6000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /5001$/ })).toBeInTheDocument()
  },
}
