import preview from '#.storybook/preview'
import { Pattern } from '../support/pattern'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const ImportFromFile = meta.story({
  render: () => (
    <Pattern
      title="Import a file"
      lead="A list of a thousand rows in three steps. Nothing is written before staff have seen what it will do."
      rules={[
        ['File', 'Excel or CSV, dropped or picked; a sample with the headings to download.'],
        [
          'Columns',
          'Guessed by their headings, in either language, and changed where the guess is wrong.',
        ],
        ['Check', 'A dry run at the host: what is new, what changes, what is wrong, by row.'],
        [
          'Run',
          'A job of the host: it goes on when the window closes, can be stopped, and says what it did.',
        ],
      ]}
      parts={[
        {
          title: 'The columns',
          what: 'What the file calls it, and what it is here.',
          show: ['features/admin-import/ImportColumns', 'Guessed'],
          size: [1000, 760],
        },
        {
          title: 'The check',
          what: 'Faults by row; the good rows can go ahead.',
          show: ['features/admin-import/ImportCheck', 'WithFaults'],
          size: [1000, 760],
        },
        {
          title: 'Under way',
          what: 'Progress that another tab shows too.',
          show: ['features/admin-import/ImportJob', 'Progress'],
          size: [1000, 560],
        },
      ]}
    />
  ),
})
