import preview from '#.storybook/preview'
import { LinkTo, StoryOf } from '../../.storybook/book/StoryOf'
import { BookPage, Facts, Section } from '../../.storybook/docs/page-parts'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

/** A state of the pattern: a story in a window of this size. */
type Part = {
  title: string
  what?: string
  show: [file: string, story: string]
  size: [number, number]
}

type PatternProps = {
  title: string
  lead: string
  rules: [name: string, text: string][]
  parts: Part[]
}

/** A page about what several rooms do in the same way: its rules, and stories that show it. */
function Pattern({ title, lead, rules, parts }: PatternProps) {
  return (
    <BookPage place="Patterns" title={title} lead={lead}>
      <Section id="rules" title="Rules">
        <Facts rows={rules} />
      </Section>
      {parts.map(({ title, what, show: [file, story], size: [width, height] }, index) => (
        <Section key={title} id={`part-${index + 1}`} title={title}>
          <p>
            {what} <LinkTo file={file}>All its states</LinkTo>
          </p>
          <StoryOf file={file} story={story} title={title} width={width} height={height} />
        </Section>
      ))}
    </BookPage>
  )
}

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

export const ListWithFilters = meta.story({
  render: () => (
    <Pattern
      title="List with filters"
      lead="Search, filters, order and page live in the address: Back works, and a link shows the same list to somebody else."
      rules={[
        ['New rows', 'The old ones stay, softer, until the new ones are there.'],
        [
          'Nothing yet, no match',
          'Two different texts: the first offers to make something, the second to clear the filters.',
        ],
        ['Failed', 'Says so in the place of the rows, with “try again”; filters stay usable.'],
        ['Waiting', '300 ms after the last letter, one request.'],
      ]}
      parts={[
        {
          title: 'In the back office',
          what: 'Rows, columns that can be hidden, several rows at once.',
          show: ['features/admin-orders/AdminOrdersScreen', 'All'],
          size: [1200, 760],
        },
        {
          title: 'In the shop',
          what: 'Chips for the categories, real links for the pages.',
          show: ['screens/product-list/ProductListScreen', 'Category'],
          size: [1200, 800],
        },
        {
          title: 'On a phone',
          what: 'Rows become cards; nothing scrolls sideways.',
          show: ['features/admin-orders/AdminOrdersScreen', 'All'],
          size: [390, 760],
        },
      ]}
    />
  ),
})

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

export const BulkWithUndo = meta.story({
  render: () => (
    <Pattern
      title="Many rows at once, with undo"
      lead="Staff click once for fifty orders. What happened stays in sight, and 8 seconds are there to take it back."
      rules={[
        [
          'Choosing',
          'A checkbox in each row, Shift for a range, all of the page by the heading. What is chosen stays chosen over pages.',
        ],
        [
          'Acting',
          'One bar at the lower edge, with the number in each button: what it will touch is known before the click.',
        ],
        [
          'Done',
          'Rows that leave the list stay in their place, done, until the next read: nothing moves under the pointer.',
        ],
        [
          'Undo',
          '8 s, for all of them together. What somebody else changed meanwhile is not taken back, and named.',
        ],
        ['Refused', 'Each refused row says why and stays chosen; the others are done.'],
      ]}
      parts={[
        {
          title: 'Chosen',
          what: 'The bar appears with the first row.',
          show: ['features/admin-orders/AdminOrdersScreen', 'Chosen'],
          size: [1200, 760],
        },
        {
          title: 'Done, and still in place',
          what: 'The row says what happened; undo is in the toast.',
          show: ['features/admin-orders/AdminOrdersScreen', 'Confirmed'],
          size: [1200, 760],
        },
        {
          title: 'On a phone',
          what: 'The bar is one row; what does not fit is in the menu.',
          show: ['features/admin-orders/AdminOrdersScreen', 'ChosenOnAPhone'],
          size: [390, 760],
        },
      ]}
    />
  ),
})

export const SignInOnDemand = meta.story({
  render: () => (
    <Pattern
      title="Sign-in on demand"
      lead="Nobody is sent away to sign in. The window opens over the page, and what asked for it goes on."
      rules={[
        ['After signing in', 'The tap happens, the page stays where it was.'],
        ['The session ended', 'The same window; nothing typed is lost.'],
        ['Closed', 'Nothing happens, and nothing nags.'],
      ]}
      parts={[
        {
          title: 'A page of one’s own',
          what: 'A panel in the place of the content.',
          show: ['screens/account/OrdersScreen', 'OfANewVisitor'],
          size: [960, 560],
        },
        {
          title: 'The window',
          what: 'Opens over whatever is there.',
          show: ['features/auth/AuthPopup', 'Login'],
          size: [960, 760],
        },
        {
          title: 'A heart without a session',
          what: 'The tap is remembered, and happens after signing in.',
          show: ['features/wishlist/WishlistButton', 'Visitor'],
          size: [480, 320],
        },
      ]}
    />
  ),
})
