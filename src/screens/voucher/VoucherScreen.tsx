import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { Voucher } from '@/api/generated/model'
import { cartUnitCountAtom } from '@/features/cart/state'
import { publicVouchersQuery } from '@/features/checkout/queries'
import { writeCouponToDraft } from '@/features/checkout/state'
import { siteQuery } from '@/features/site/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { shopName } from '@/lib/shop-config'
import { useAtomValue } from '@/lib/store'
import { color, font, media, space, weight } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ButtonLink, Link } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { CopyIcon } from '@/ui/icons'
import { Container, Row, Text, VisuallyHidden } from '@/ui/layout/basics'
import { BrandArt } from '@/ui/media/BrandArt'
import { useCopyText, useToast } from '@/ui/toast/toast'
import { Eyebrow, LeadText } from '../info/lead'

/** The texts on the card of a voucher. */
type Offer = { code: string; benefit: string; terms: ReactNode; until?: string | null }

/** A blank card while the list loads. */
const unknown: Offer = { code: '\u00a0', benefit: '\u00a0', terms: '\u00a0' }

/**
 * The page of vouchers: a banner, the host's public vouchers, and a link to the products (Product §2.14,
 * Voucher).
 */
export function VoucherScreen() {
  const msg = useMsg()
  const offerOf = useOffer()
  const query = useQuery(publicVouchersQuery)
  const shop = useQuery(siteQuery).data?.website.name || shopName
  const [only] = query.data?.length === 1 ? query.data : []
  const percent = only?.is_for_all && !only.minimum ? only.percent : null
  usePageHead({ title: msg('voucher.title') })
  return (
    <>
      <Ground>
        <Band>
          <div>
            <Eyebrow>{msg('voucher.eyebrow')}</Eyebrow>
            <h1>{msg('voucher.title')}</h1>
            <LeadText>
              {percent === null
                ? msg('voucher.description.some', { shop })
                : msg('voucher.description', { shop, percent })}
            </LeadText>
          </div>
          <Art>
            <BrandArt />
          </Art>
        </Band>
      </Ground>
      <Body>
        <VisuallyHidden as="h2">{msg('voucher.list')}</VisuallyHidden>
        <Async
          query={query}
          skeleton={<Offers offers={[unknown]} isWaiting />}
          errorMessage={() => msg('voucher.error')}
          isEmpty={(vouchers) => vouchers.length === 0}
          empty={<LeadText>{msg('voucher.none')}</LeadText>}
        >
          {(vouchers) => <Offers offers={vouchers.map(offerOf)} />}
        </Async>
        <ButtonLink to="/products" size="lg">
          {msg('voucher.shop')}
        </ButtonLink>
      </Body>
    </>
  )
}

/** One card for each voucher. A single voucher has three cards, as in the customer's sample. */
function Offers({ offers, isWaiting = false }: { offers: readonly Offer[]; isWaiting?: boolean }) {
  const msg = useMsg()
  const toast = useToast()
  const copy = useCopyText()
  const navigate = useNavigate()
  const [only] = offers.length === 1 ? offers : []
  const shown = only ? [only, only, only] : offers
  const isCartEmpty = useAtomValue(cartUnitCountAtom) === 0
  const use = (code: string) => {
    if (!writeCouponToDraft(code)) {
      toast({ message: msg('voucher.useFailed'), type: 'error' })
      return
    }
    const next = isCartEmpty ? 'shop' : 'cart'
    toast({ message: msg(`voucher.used.${next}`, { code }) })
    void navigate({ to: isCartEmpty ? '/products' : '/cart' })
  }
  return (
    <Cards $columns={Math.min(shown.length, 3)} aria-busy={isWaiting}>
      {shown.map((offer, index) => (
        <li key={only ? index : offer.code}>
          <Ticket>
            <Benefit>
              <Text $title="h1" $color="accent">
                {offer.benefit}
              </Text>
              <Text $color="inkSoft">{offer.terms}</Text>
              {offer.until && <Text $color="inkSoft">{offer.until}</Text>}
              <Button
                variant="secondary"
                block
                aria-label={msg('voucher.use', { code: offer.code })}
                onClick={() => use(offer.code)}
              >
                {msg('voucher.use.short')}
              </Button>
            </Benefit>
            <Stub $gap={2} $align="center" $justify="space-between">
              <Code>{offer.code}</Code>
              <Button
                variant="quiet"
                aria-label={msg('voucher.copy', { code: offer.code })}
                onClick={() =>
                  void copy(offer.code, {
                    copied: msg('voucher.copied', { code: offer.code }),
                    failed: msg('voucher.copyFailed'),
                  })
                }
              >
                <CopyIcon size={20} /> {msg('voucher.copy.short')}
              </Button>
            </Stub>
          </Ticket>
        </li>
      ))}
    </Cards>
  )
}

/**
 * The greatest number of categories and products that a card names. The card tells only the number of the
 * others.
 */
const namedGoods = 4

/** Returns a function that gives the texts of a voucher: the discount, the products, and the last day. */
function useOffer(): (voucher: Voucher) => Offer {
  const msg = useMsg()
  const locale = useLocale()
  return ({ code, percent, amount, minimum, ends_on, is_for_all, categories, products }) => {
    const links = [
      ...categories.map(({ id, name, slug }) => (
        <Link key={`category ${id}`} to="/category/$slug" params={{ slug }}>
          {name}
        </Link>
      )),
      ...products.map(({ id, name, slug }) => (
        <Link key={`product ${id}`} to="/products/$slug" params={{ slug }}>
          {name}
        </Link>
      )),
    ]
    const sum = formatVnd(minimum ?? 0)
    const forAll = minimum
      ? msg('voucher.card.minimum', { minimum: sum })
      : msg('voucher.card.text')
    const forGoods = (
      <>
        {minimum ? msg('voucher.card.goodsMinimum', { minimum: sum }) : msg('voucher.card.goods')}{' '}
        {links.slice(0, namedGoods).map((link, index) => (
          <Fragment key={link.key}>
            {index > 0 && ', '}
            {link}
          </Fragment>
        ))}
        {links.length > namedGoods &&
          ` ${msg('voucher.card.more', { n: links.length - namedGoods })}`}
      </>
    )
    return {
      code,
      benefit:
        percent === null
          ? msg('voucher.benefit', { amount: formatVnd(amount ?? 0) })
          : msg('voucher.off', { percent }),
      terms: is_for_all ? forAll : forGoods,
      until: ends_on && msg('voucher.card.until', { day: formatDay(ends_on, locale) }),
    }
  }
}

const notch = '10px'

const Body = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${space(12)};
  padding-top: ${space(10)};

  ${media.desktop} {
    padding-top: ${space(16)};
  }

  /* This element contains the list, or the reason why the list is missing. */
  & > div {
    display: grid;
    width: 100%;
    justify-items: center;
    grid-template-columns: minmax(0, 1fr);
  }
`

const Cards = styled.ul<{ $columns: number }>`
  display: grid;
  width: 100%;
  justify-content: center;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    gap: ${space(6)};
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 400px));
  }

  /* Blank cards keep the place of the list until it has loaded. */
  &[aria-busy='true'] > li {
    background: ${color.sand};

    & > * {
      visibility: hidden;
    }
  }
`

const Ground = styled.div`
  overflow: hidden;
  background: ${color.accent};
  color: ${color.onAccent};
`

const Band = styled(Container)`
  display: grid;
  align-items: end;

  ${media.tablet} {
    gap: ${space(10)};
    grid-template-columns: 1.2fr 1fr;
  }

  & > :first-child {
    padding-block: ${space(12)} ${space(6)};

    ${media.tablet} {
      padding-block: ${space(20)};
    }
  }
`

const Art = styled.div`
  width: min(100%, 260px);
  justify-self: end;

  ${media.tablet} {
    width: min(100%, 460px);
  }

  & > img {
    width: 100%;
    height: auto;
  }
`

const Ticket = styled.article`
  display: grid;
  height: 100%;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
`

/** A part of a ticket with a notch at both ends of the fold, as on paper. The fold is the edge at `y`. */
const part = (y: '0' | '100%') => css`
  border: 1px solid ${color.line};
  background: ${color.surface};
  mask:
    radial-gradient(circle ${notch} at 0 ${y}, transparent 98%, black) left / 51% 100% no-repeat,
    radial-gradient(circle ${notch} at 100% ${y}, transparent 98%, black) right / 51% 100% no-repeat;
`

const Benefit = styled.div`
  ${part('100%')}
  display: flex;
  flex-direction: column;
  padding: ${space(8)} ${space(5)} ${space(6)};
  border-bottom: 0;
  text-align: center;

  & > button {
    margin-block-start: auto;
  }

  & > :nth-last-child(2) {
    margin-block-end: ${space(5)};
  }
`

/* The three narrow tickets of a tablet have the code above its button. */
const Stub = styled(Row)`
  ${part('0')}
  min-height: 76px;
  flex-wrap: wrap;
  padding: ${space(3)} ${space(2)} ${space(3)} ${space(5)};
  border-top: 1px dashed ${color.lineStrong};

  ${media.tablet} {
    flex-direction: column;
    padding-inline: ${space(3)};
  }

  ${media.landscape} {
    flex-direction: row;
    padding-inline-start: ${space(5)};
  }
`

const Code = styled.code`
  font-family: ${font.ui};
  font-weight: ${weight.bold};
  letter-spacing: 0.08em;
  overflow-wrap: anywhere;
  user-select: all;
`
