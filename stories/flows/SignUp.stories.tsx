import preview from '#.storybook/preview'
import { Flow } from '../../.storybook/book/Flow'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

export const SignUp = meta.story({
  render: () => (
    <Flow
      title="Sign up"
      lead="Nobody must sign up to buy. Who wants to keep a garment or an address gets the window, and then goes on where they were."
      steps={[
        {
          title: 'A heart is clicked',
          what: 'A visitor wants to keep a garment: the window opens, the page stays.',
          show: ['screens/wishlist/WishlistScreen', 'Visitor'],
        },
        {
          title: 'Sign in',
          what: 'First the way in for people we know.',
          show: ['features/auth/AuthPopup', 'Login'],
        },
        {
          title: 'Create an account',
          what: 'Name, e-mail and a password; one click away from signing in.',
          show: ['features/auth/AuthPopup', 'Register'],
        },
        {
          title: 'Something is missing',
          what: 'Each field says what it needs, the first one takes the focus.',
          show: ['features/auth/AuthForms', 'RegisterSentEmpty'],
        },
        {
          title: 'Signed in',
          what: 'The window closes, and the heart that asked for it is full.',
          show: ['screens/wishlist/WishlistScreen', 'Filled'],
        },
      ]}
    />
  ),
})
