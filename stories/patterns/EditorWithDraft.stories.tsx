import preview from '#.storybook/preview'
import { Pattern } from '../support/pattern'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const EditorWithDraft = meta.story({
  render: () => (
    <Pattern
      title="Editor with draft and conflict"
      lead="Nothing typed is ever lost: not by a reload, not by somebody who saved first, not by a session that ended."
      rules={[
        ['Saved', 'By a click only; drafts are kept by themselves, in this browser.'],
        [
          'Conflict',
          'The server says that there is a newer version (409); the form stays as it is.',
        ],
        [
          'Errors',
          'At the field and, joined by commas, in a toast; the first field takes the focus.',
        ],
      ]}
      parts={[
        {
          title: 'The form',
          what: 'Sections, a bar that saves, and what is still missing.',
          show: ['features/admin-products/form/ProductEditor', 'Known'],
          size: [1200, 800],
        },
        {
          title: 'A draft comes back',
          what: 'After a crash or a closed tab.',
          show: ['ui/editor/EditorForm', 'RestoredDraft'],
          size: [720, 220],
        },
        {
          title: 'Somebody saved first',
          what: 'Field by field: theirs, ours, and what to keep.',
          show: ['ui/editor/ConflictDialog', 'Asks'],
          size: [960, 640],
        },
        {
          title: 'Leaving with changes',
          what: 'Asks once, with the safe answer first.',
          show: ['ui/overlays/UnsavedGuard', 'Unsaved'],
          size: [720, 480],
        },
      ]}
    />
  ),
})
