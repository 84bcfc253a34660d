import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ItemList } from '@/features/admin-home/ItemList'
import { FormTextField } from '@/ui/form/FormTextField'
import type { Guide } from '../../../.storybook/docs/guide'
import { inForm } from '../../support/in-form'

type Promise = { text: string }

function Promises() {
  return (
    <ItemList<Promise>
      label="Cam kết"
      addLabel="Thêm cam kết"
      name="promises"
      nameOf={({ text }, index) => text || `Cam kết ${index + 1}`}
      blank={{ text: '' }}
    >
      {(name) => <FormTextField name={`${name}.text`} label="Nội dung" />}
    </ItemList>
  )
}

const words = ['Giao nhanh 2 giờ', 'Đổi trả trong 30 ngày', 'May tại Việt Nam']
const three = { promises: words.map((text) => ({ text })) }

const guide: Guide = {
  use: ['For a list inside a section: tiles, promises.'],
  anatomy: [
    ['Heading and items', 'Each with handle, steps and a cross.'],
    ['Add', 'Below the list; the new item gets the focus.'],
    ['Undo', 'Puts a removed item back where it was.'],
  ],
  keyboard: [['Space, arrow keys', 'lift and move an item']],
  reader:
    'Items are named by their words or their place; a removal is a status, and the focus goes to undo.',
}

const meta = {
  component: Promises,
  parameters: { form: three, guide },
  decorators: [inForm],
} satisfies Meta<typeof Promises>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}

/** The new item is open, and its first field has the focus. */
export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm cam kết' }))
    const fields = await canvas.findAllByRole('textbox')
    await expect(fields).toHaveLength(4)
    await waitFor(() => expect(fields[3]).toHaveFocus())
  },
}

/** What was removed can be put back where it was. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa Đổi trả trong 30 ngày' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn tác' }))
    await expect(canvas.getAllByRole('textbox')[1]).toHaveValue('Đổi trả trong 30 ngày')
  },
}
