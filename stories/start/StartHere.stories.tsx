import preview from '#.storybook/preview'
import brand from '@brand/brand.json'
import { LinkTo } from '../../.storybook/book/StoryOf'
import { BookPage, Facts, Note, Section } from '../../.storybook/docs/page-parts'

const meta = preview.meta({
  title: 'Start here',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
})

/** What this is, and how to use it. */
export const StartHere = meta.story({
  name: 'Start here',
  render: () => (
    <BookPage
      place={brand.seo.title}
      title="Start here"
      lead="Every part of the shop that has something to choose, with the real styles, texts and pictures, and with a small server inside that answers as the real one will. Nothing you do here can break anything."
    >
      <Section id="questions" title="I want to…">
        <Facts
          rows={[
            [
              'see every state of the product page',
              <>
                <LinkTo file="screens/product/ProductScreen">
                  Shop → Product → Product screen
                </LinkTo>
                : in stock, on sale, sold out, not found; loading and failing by “World” above it.
              </>,
            ],
            [
              'see the checkout with a failing address service, in English, on a phone',
              <>
                <LinkTo
                  file="screens/checkout/CheckoutScreen"
                  story="NothingFilledIn"
                  globals="locale:en;viewport.value:phone;scenario:provinces_serverError"
                >
                  Checkout screen, set up like that
                </LinkTo>
                . By hand: open the story and choose English and the phone above it; then click
                “World”, type “provinces”, and tick the answer 500.
              </>,
            ],
            [
              'know the colours by name',
              <>
                <LinkTo file="foundations/Colours" story="Colours">
                  Foundations → Colours
                </LinkTo>
                ; the price of a sale is accent, and <LinkTo file="ui/data/Price">Price</LinkTo>{' '}
                shows it.
              </>,
            ],
            [
              'walk the whole way of a shopper',
              <>
                Open{' '}
                <LinkTo file="screens/home/HomeScreen" story="Loaded">
                  the home screen
                </LinkTo>{' '}
                and click: links lead to the stories of the other screens.
              </>,
            ],
            [
              'know which words to use',
              <>
                <LinkTo file="foundations/Writing" story="Writing">
                  Foundations → Writing
                </LinkTo>
              </>,
            ],
          ]}
        />
      </Section>
      <Section id="toolbar" title="Above every story">
        <Facts
          rows={[
            [
              'Viewport',
              'Phone 390, tablet 768, desktop 1440 px. A story that is about a size has it fixed.',
            ],
            ['Language', 'Tiếng Việt or English, for texts and for what the server answers.'],
            [
              'World',
              'The state of the server: signed in, empty, two-level addresses, a host that differs, or one call that fails. Type the name of a call to see its errors.',
            ],
            ['Answers', 'How long each answer takes: at once, or as on a slow phone or a train.'],
            [
              'Text, colours, motion',
              'Text at 200 %, a contrast theme (approximately), reduced motion.',
            ],
            [
              'Address bar',
              'It holds story, controls and toolbar: copy it, and somebody else sees the same.',
            ],
          ]}
        />
      </Section>
      <Section id="order" title="How it is ordered">
        <Facts
          rows={[
            [
              'Foundations',
              'Colours, type, space, shape, motion, icons, pictures, brand, writing.',
            ],
            ['Components', 'What every screen is built from. They know nothing about clothes.'],
            ['Patterns', 'Answers that come back: lists with filters, editing, empty and failing.'],
            [
              'Shop, Back office',
              'The screens in their real frame, and beside each the parts it is made of.',
            ],
          ]}
        />
        <Note>
          Each component has a page “Docs”: purpose, when to use it and when not, its states, props
          and keyboard.
        </Note>
      </Section>
      <Section id="review" title="What is reviewed how">
        <Facts
          rows={[
            [
              'A component',
              'Its docs page: every state, in both languages, with long texts, by keyboard (Tab through it), at 200 % text.',
            ],
            [
              'A screen',
              'At 360, 768 and 1440 px: filled, loading, empty, failing. Does anything touch, clip, wrap badly or jump?',
            ],
            ['A flow', 'Its page first, then once by hand on a real phone in the demo.'],
            ['Pictures', 'Foundations → Artwork, at life size: is the cloth what the name says?'],
            [
              'What machines check',
              'Accessibility rules (`A` opens the panel, “Run” starts them), contrast of all colours, and every story in every test run.',
            ],
          ]}
        />
      </Section>
      <Section id="report" title="To report something">
        <ol>
          <li>Copy the address of the story as you see it.</li>
          <li>Open an issue: the address, what you see, what you expected, a screenshot.</li>
          <li>
            Texts live in <code>src/i18n/messages/vi</code> and <code>src/i18n/messages/en</code>.
          </li>
        </ol>
      </Section>
    </BookPage>
  ),
})
