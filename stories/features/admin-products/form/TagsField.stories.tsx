import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TagsField } from '@/features/admin-products/form/TagsField'
import type { Guide } from '../../../../.storybook/docs/guide'
import { inForm, onSent, send } from '../../../support/in-form'

const guide: Guide = {
  use: ['For words that are added one by one: Enter or a comma adds, pasting adds several.'],
  keyboard: [
    ['Enter, comma', 'adds what is typed'],
    ['Backspace', 'in the empty field removes the last one'],
  ],
  reader: 'Each tag has a button that says what it removes; the focus returns to the field.',
}

const meta = {
  component: TagsField,
  parameters: { form: { tags: [] }, guide },
  decorators: [inForm],
} satisfies Meta<typeof TagsField>

export default meta
type Story = StoryObj<typeof meta>

export const Long: Story = {
  parameters: { form: { tags: ['lụa', 'áo dài cách tân', 'không-có-chỗ-nghỉ-'.repeat(8)] } },
  globals: { viewport: { value: 'phone' } },
}

/** A tag counts once, whatever its case; Backspace removes the last one. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'Lụa, mới ,LUA{Enter}hè{Enter}')
    await expect(canvas.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
      'Lụa',
      'mới',
      'hè',
    ])
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa thẻ Lụa' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(field).toHaveFocus()
  },
}

/** What stands in the field is sent, too. */
export const SentWithTheLastKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'lụa, hè')
    send(canvas)
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ tags: ['lụa', 'hè'] }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}
