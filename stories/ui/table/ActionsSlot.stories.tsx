import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ActionsSlot } from '@/ui/table/ActionsSlot'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Around the actions of a row that can be taken back: `DataTable` places it.'],
  reader: 'The focus goes to the way back, and from there to the action again.',
}

function Row({ text }: { text: string }) {
  const [isDone, setDone] = useState(false)
  const undo = () => Promise.resolve(setDone(false))
  return (
    <div style={{ position: 'relative', inlineSize: 320, blockSize: 48 }}>
      <ActionsSlot note={isDone ? { text, undo } : undefined}>
        <button type="button" onClick={() => setDone(true)}>
          Xác nhận
        </button>
      </ActionsSlot>
    </div>
  )
}

const meta = {
  component: Row,
  parameters: { guide },
  args: { text: 'Đã xác nhận' },
} satisfies Meta<typeof Row>

export default meta
type Story = StoryObj<typeof meta>

/** The note covers the action in its place, and the focus follows. */
export const Done: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận' }))
    await expect(canvas.queryByRole('button', { name: 'Xác nhận' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Hoàn tác' })).toHaveFocus()
  },
}

export const English: Story = { args: { text: 'Confirmed' }, globals: { locale: 'en' } }
