import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EditButton } from '@/features/cart/edit/EditButton'
import { lineKinds } from '../../../support/lines'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In a line of the cart: shows colour and size and opens their editor.'],
  reader: 'Says what is chosen and that it can be changed.',
}

const meta = {
  component: EditButton,
  parameters: { guide },
  args: { line: lineKinds.usual, state: undefined, onEdit: fn() },
} satisfies Meta<typeof EditButton>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }))
    await expect(args.onEdit).toHaveBeenCalledWith(lineKinds.usual)
  },
}

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Open: Story = { args: { state: 'open' } }

export const Long: Story = {
  args: { line: lineKinds.long },
  globals: { viewport: { value: 'phone' } },
}

/** A line that says nothing of colour and size can still get another one. */
export const WithoutOptions: Story = { args: { line: lineKinds.withoutOptions } }
