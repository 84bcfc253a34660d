import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { NoteForm } from '@/features/admin-orders/order/NoteForm'
import { signInStaff } from '../../../support/admin-orders'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['For a note that only staff see. It is kept as a draft until the server has it.'],
}

const meta = {
  component: NoteForm,
  args: { orderId: 60 },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
} satisfies Meta<typeof NoteForm>

export default meta
type Story = StoryObj<typeof meta>

type Play = NonNullable<Story['play']>

const write: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'Gọi lại chiều nay')
  await userEvent.click(canvas.getByRole('button'))
}

export const Nothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

/** What was written stays, and stays for the next visit as well. */
export const Failed: Story = {
  parameters: {
    scenario: ['login:staff', 'addOrderNote.500'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async (context) => {
    await write(context)
    const box = context.canvas.getByRole('textbox')
    await waitFor(() => expect(box).toBeInvalid())
    await expect(box).toHaveValue('Gọi lại chiều nay')
    await expect(sessionStorage.getItem('order_note_60')).toBe('Gọi lại chiều nay')
  },
}

export const Sending: Story = {
  parameters: { scenario: ['login:staff', 'addOrderNote.timeout'] },
  play: write,
}
