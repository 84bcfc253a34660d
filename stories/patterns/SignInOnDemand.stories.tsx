import preview from '#.storybook/preview'
import { Pattern } from '../support/pattern'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

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
          show: ['screens/account/AccountLayout', 'SignedOut'],
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
