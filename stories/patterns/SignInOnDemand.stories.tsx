import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPage } from '../../.storybook/book/BookPage'
import { LinkTo, StoryOf } from '../../.storybook/book/StoryOf'
import { Facts, Section } from '../../.storybook/docs/page-parts'

const meta = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

export const SignInOnDemand: StoryObj = {
  render: () => (
    <BookPage
      place="Patterns"
      title="Sign-in on demand"
      lead="Nobody is sent away to sign in. The window opens over the page, and what asked for it goes on."
    >
      <Section id="rules" title="Rules">
        <Facts
          rows={[
            ['After signing in', 'The tap happens, the page stays where it was.'],
            ['The session ended', 'The same window; nothing typed is lost.'],
            ['Closed', 'Nothing happens, and nothing nags.'],
          ]}
        />
      </Section>
      <Section id="part-1" title="A page of one’s own">
        <p>
          A panel in the place of the content.{' '}
          <LinkTo file="screens/account/SignInPanel">All its states</LinkTo>
        </p>
        <StoryOf
          file="screens/account/SignInPanel"
          story="AsTheScreen"
          title="A page of one’s own"
          width={960}
          height={560}
        />
      </Section>
      <Section id="part-2" title="The window">
        <p>
          Opens over whatever is there.{' '}
          <LinkTo file="features/auth/AuthPopup">All its states</LinkTo>
        </p>
        <StoryOf
          file="features/auth/AuthPopup"
          story="Login"
          title="The window"
          width={960}
          height={760}
        />
      </Section>
      <Section id="part-3" title="A heart without a session">
        <p>
          The tap is remembered, and happens after signing in.{' '}
          <LinkTo file="features/wishlist/WishlistButton">All its states</LinkTo>
        </p>
        <StoryOf
          file="features/wishlist/WishlistButton"
          story="Visitor"
          title="A heart without a session"
          width={480}
          height={320}
        />
      </Section>
    </BookPage>
  ),
}
