import preview from '#.storybook/preview'
import { Pattern } from '../support/pattern'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const EmptyLoadingFailing = meta.story({
  render: () => (
    <Pattern
      title="Empty, loading, failing"
      lead="Every block that asks the server has four faces, and each says what to do next."
      rules={[
        [
          'Which one',
          'Async decides: loading, failed, empty or filled. No screen has its own order.',
        ],
        ['Not at once', 'Shapes appear at once, spinners after a moment.'],
        ['Errors', 'Stand once, in the place of what is missing.'],
      ]}
      parts={[
        {
          title: 'Loading',
          what: 'Grey shapes of the same size as what comes: nothing jumps.',
          show: ['ui/feedback/Async', 'Loading'],
          size: [720, 260],
        },
        {
          title: 'Empty',
          what: 'A sentence, and the next step.',
          show: ['ui/feedback/EmptyState', 'WithWayOn'],
          size: [720, 420],
        },
        {
          title: 'Failed',
          what: 'What happened, and “try again”. Other blocks live on.',
          show: ['ui/feedback/ErrorState', 'WithRetry'],
          size: [720, 360],
        },
        {
          title: 'Failed while there is something',
          what: 'What was there stays, with a note.',
          show: ['ui/feedback/Async', 'RefetchFailed'],
          size: [720, 360],
        },
        {
          title: 'A whole screen offline',
          what: 'Header, footer and cart work.',
          show: ['screens/home/HomeScreen', 'Offline'],
          size: [1200, 760],
        },
      ]}
    />
  ),
})
