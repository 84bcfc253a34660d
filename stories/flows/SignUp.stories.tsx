import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPage } from '../../.storybook/book/BookPage'
import { type FlowStep, FlowSteps } from '../../.storybook/book/FlowSteps'

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const steps: readonly FlowStep[] = [
  {
    title: 'A heart is pressed',
    what: 'A visitor wants to keep a garment: the window opens, the page stays.',
    file: 'screens/wishlist/WishlistScreen',
    story: 'Visitor',
  },
  {
    title: 'Sign in',
    what: 'First the way in for people we know.',
    file: 'features/auth/AuthPopup',
    story: 'Login',
  },
  {
    title: 'Create an account',
    what: 'Name, e-mail and a password; one press away from signing in.',
    file: 'features/auth/AuthPopup',
    story: 'Register',
  },
  {
    title: 'Something is missing',
    what: 'Each field says what it needs, the first one takes the focus.',
    file: 'features/auth/RegisterForm',
    story: 'SentEmpty',
  },
  {
    title: 'Signed in',
    what: 'The window closes, and the heart that asked for it is full.',
    file: 'screens/wishlist/WishlistScreen',
    story: 'Filled',
  },
]

export const SignUp: StoryObj = {
  render: () => (
    <BookPage
      place="Flows"
      title="Sign up"
      lead="Nobody must sign up to buy. Who wants to keep a garment or an address gets the window, and then goes on where they were."
    >
      <FlowSteps steps={steps} />
    </BookPage>
  ),
}
