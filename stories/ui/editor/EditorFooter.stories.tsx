import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { EditorFooter } from '@/ui/editor/EditorFooter'

const meta = preview.meta({
  component: EditorFooter,
  parameters: {
    guide: {
      use: ['At the end of an editor on a page. `EditorWindow` already contains it.'],
      reader: 'A problem is an alert, read when it appears.',
    },
  },
  args: {
    editor: {
      formError: null,
      isDirty: true,
      isSaving: false,
      mayBeSaved: false,
      isElsewhere: false,
    },
    saveErrors: () => ({ text: 'Không lưu được. Vui lòng thử lại.' }),
    renderListLink: (label) => <a href="#list">{label}</a>,
    labels: { save: 'Lưu', cancel: 'Hủy' },
    onCancel: fn(),
  },
})

export const OnAPage = meta.story({})
/**
 * A new record was sent, but the server sent no response. The record may exist, so a link leads to the list.
 */
export const MayBeSaved = meta.story({
  args: {
    editor: {
      formError: new Error('timeout'),
      isDirty: true,
      isSaving: false,
      mayBeSaved: true,
      isElsewhere: false,
    },
  },
  parameters: { shows: [['link']] },
})
