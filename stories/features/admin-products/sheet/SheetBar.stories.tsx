import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SheetBar } from '@/features/admin-products/sheet/SheetBar'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Below the sheet: how many cells are changed, and one button that saves them all.'],
  keyboard: [['Ctrl+S', 'saves']],
  reader: 'The count is a status, said when it changes.',
}

const meta = {
  component: SheetBar,
  parameters: { guide },
  args: { changed: 12, wrong: 0, isSaving: false, onDiscard: fn() },
} satisfies Meta<typeof SheetBar>

export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ thay đổi' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}

export const Unchanged: Story = { args: { changed: 0 } }

/** The others can be saved all the same. */
export const SomeWrong: Story = {
  args: { wrong: 2 },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** Nothing could be saved. */
export const AllWrong: Story = { args: { changed: 2, wrong: 2 } }

export const Saving: Story = { args: { isSaving: true } }
