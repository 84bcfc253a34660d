import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { SelectBox } from '@/ui/table/SelectBox'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In the rows and the heading of a table (`DataTable` has it).'],
  keyboard: [['Space', 'ticks or unticks it']],
  reader: "A checkbox with the row's name.",
}

const meta = {
  component: SelectBox,
  parameters: { guide },
  args: { label: 'Chọn Áo dài lụa', checked: false, onChange: fn() },
  render: function Kept({ checked, onChange, ...rest }) {
    const [isChosen, choose] = useState(checked)
    const change = (next: boolean) => {
      onChange(next)
      choose(next)
    }
    return <SelectBox {...rest} checked={isChosen} onChange={change} />
  },
} satisfies Meta<typeof SelectBox>

export default meta
type Story = StoryObj<typeof meta>

/** Ticked at once, and still when whoever keeps the selection has heard of it. */
export const Unticked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Chọn Áo dài lụa' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(true))
    await expect(box).toBeChecked()
  },
}

export const Ticked: Story = { args: { checked: true } }

/** The heading, with some rows chosen. */
export const Some: Story = {
  args: { indeterminate: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBePartiallyChecked()
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(box).not.toBePartiallyChecked()
  },
}
