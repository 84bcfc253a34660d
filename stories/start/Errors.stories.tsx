import preview from '#.storybook/preview'
import { FormattedMessage } from 'react-intl'
import type { Globals } from 'storybook/internal/csf'
import { expect } from 'storybook/test'
import { errorCatalogue } from '~mocks/errors/catalogue'
import { actions, type ErrorRow, places } from '~mocks/errors/row'
import { english } from '~mocks/seed/english/english'
import { BookPage, Facts, storyLink } from '../../.storybook/docs/page-parts'
import { globalOf } from '../../.storybook/scenario-global'

const meta = preview.meta({ tags: ['!autodocs'], parameters: { layout: 'fullscreen' } })

/** The story for a row of the catalogue, by action and path. The first pattern that matches counts. */
const stories: readonly (readonly [place: RegExp, id: string])[] = [
  [/^signIn/, 'shop-auth-authpopup--login'],
  [/^register/, 'shop-auth-authpopup--register'],
  [/ \/cart/, 'shop-cart-cartscreen--every-kind-of-line'],
  [/ \/contact/, 'shop-info-infoscreen--contact'],
  [/ \/products\/khong-co/, 'shop-product-productscreen--not-found'],
  [/ \/products\/./, 'shop-product-productscreen--nothing-chosen'],
  [/ \/category\/khong-co/, 'shop-product-list-productlistscreen--category-not-found'],
  [/ \/(products|category)/, 'shop-product-list-productlistscreen--category'],
  [/ \/wishlist/, 'shop-wishlist-wishlistscreen--filled'],
  [/token=EC-0/, 'shop-order-success-successscreens--unknown-token'],
  [/token=EC-/, 'shop-order-success-successscreens--paid'],
  [/ \/cod-order-success/, 'shop-order-success-successscreens--no-order'],
  [/ (\/order-success|.*success=true)/, 'shop-order-success-successscreens--no-token'],
  [/ \/checkout/, 'shop-checkout-checkoutscreen--filled-in'],
  [/ \/orders\/track/, 'shop-order-track-ordertrackscreen--found'],
  [/ \/account\/addresses/, 'shop-address-book-addressesscreen--usual'],
  [/ \/account\/recently/, 'shop-account-recentlyviewedscreen--filled'],
  [/^changeDelivery/, 'shop-account-orderscreen--changes-delivery'],
  [/^(askReturn|addReturnPhoto)/, 'shop-account-orderscreen--asks-return'],
  [/ \/account\/orders/, 'shop-account-ordersscreen--cards'],
  [/ \/admin\/orders/, 'back-office-orders-adminorderscreen--payment-unclear'],
  [/ \/admin\/products\/create/, 'back-office-products-form-productscreen--new'],
  [/ \/admin\/products\/import/, 'back-office-import-importscreen--new'],
  [/ \/admin\/products\/1/, 'back-office-products-form-productscreen--loaded'],
  [/ \/admin\/products/, 'back-office-products-list-productsscreen--chosen'],
  [/^null \/$/, 'shop-home-homescreen--loaded'],
]

function storyOf({ action, path, id }: ErrorRow): string {
  const story = stories.find(([place]) => place.test(`${action} ${path}`))
  if (!story) throw new Error(`No story shows ${path} of the error ${id}`)
  return story[1]
}

/** Every text about a failure, with the story and the scenario that show it. */
export const Errors = meta.story({
  render: (_, { globals }) => <ErrorsPage globals={globals} />,
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link')
    await expect(link).toHaveAttribute('href', expect.stringMatching(/locale:vi;.*scenario:\w/))
  },
})

function ErrorsPage({ globals }: { globals: Globals }) {
  const inLanguage = (text: string) => (globals['locale'] === 'en' ? english(text) : text)
  return (
    <BookPage
      title="Errors"
      lead="Every sentence about a failure. The link opens its screen with the failing call; what has to be clicked stands beside it."
    >
      <Facts
        rows={errorCatalogue.map((row) => [
          <a
            key={row.id}
            {...storyLink(storyOf(row), { ...globals, scenario: globalOf(row.scenario) })}
          >
            {'id' in row.said ? (
              <FormattedMessage id={row.said.id} values={{ time: '11:29' }} />
            ) : (
              inLanguage(row.said.server)
            )}
          </a>,
          `${row.id}: ${places[row.place]}${row.action ? `, after: ${actions[row.action]}` : ''}`,
        ])}
      />
    </BookPage>
  )
}
