import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EditorActions } from '@/ui/editor/EditorActions'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['At the end of an editor on a page. `EditorWindow` has it already.'],
  reader: 'A problem is an alert, read when it appears.',
}

const meta = {
  component: EditorActions,
  parameters: { guide },
  args: {
    editor: { formError: null, isSaving: false, mayBeSaved: false },
    saveErrors: () => ({ text: 'Không lưu được. Vui lòng thử lại.' }),
    renderListLink: (label) => <a href="#list">{label}</a>,
    labels: { save: 'Lưu', cancel: 'Hủy' },
    onCancel: fn(),
  },
} satisfies Meta<typeof EditorActions>

export default meta
type Story = StoryObj<typeof meta>

export const OnAPage: Story = {}
export const InAWindow: Story = { args: { inWindow: true } }

export const Saving: Story = {
  args: { inWindow: true, editor: { formError: null, isSaving: true, mayBeSaved: false } },
}

export const FailedToSave: Story = {
  args: { editor: { formError: new Error('500'), isSaving: false, mayBeSaved: false } },
}

/** No answer came to a new record: it may exist. */
export const MayBeSaved: Story = {
  args: { editor: { formError: new Error('timeout'), isSaving: false, mayBeSaved: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}
