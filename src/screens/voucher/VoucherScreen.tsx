import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { fixedAmounts } from '@/domain/cart/totals'
import { sampleCoupon } from '@/domain/order/coupon'
import { siteQuery } from '@/features/site/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { shopName } from '@/lib/shop-config'
import { media } from '@/theme/breakpoints'
import { color, font, leading, space, text, title, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { CopyIcon } from '@/ui/icons'
import { Container } from '@/ui/layout/Container'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { MagnoliaBranch } from '@/ui/media/MagnoliaBranch'
import { useToast } from '@/ui/toast/toast'

/** Keys of three identical cards (Product §2, Voucher). */
const cardNumbers = [1, 2, 3]

/** Product §2, Voucher: a static page of banner, sample cards and a link to the products. */
export function VoucherScreen() {
  const msg = useMsg()
  const toast = useToast()
  usePageHead({ title: msg('voucher.title') })
  const copy = () =>
    navigator.clipboard.writeText(sampleCoupon).then(
      () => toast({ message: msg('voucher.copied', { code: sampleCoupon }) }),
      () => toast({ message: msg('voucher.copyFailed'), type: 'error' }),
    )
  return (
    <>
      <VoucherBanner />
      <Body>
        <VisuallyHidden as="h2">{msg('voucher.list')}</VisuallyHidden>
        <Cards>
          {cardNumbers.map((number) => (
            <li key={number}>
              <VoucherCard code={sampleCoupon} onCopy={() => void copy()} />
            </li>
          ))}
        </Cards>
        <ButtonLink to="/products" size="lg">
          {msg('voucher.shop')}
        </ButtonLink>
      </Body>
    </>
  )
}

/** The banner of the voucher page: title, description, and the house flower on lacquer. */
function VoucherBanner() {
  const msg = useMsg()
  const shop = useQuery(siteQuery).data?.website.name || shopName
  return (
    <Ground>
      <Row>
        <div>
          <Eyebrow>{msg('voucher.eyebrow')}</Eyebrow>
          <h1>{msg('voucher.title')}</h1>
          <Text>{msg('voucher.description', { shop, percent: fixedAmounts.couponPercent })}</Text>
        </div>
        <Art>
          <MagnoliaBranch />
        </Art>
      </Row>
    </Ground>
  )
}

/** One voucher as a ticket: its benefit, its code, and a button that copies the code. */
function VoucherCard({ code, onCopy }: { code: string; onCopy: () => void }) {
  const msg = useMsg()
  return (
    <Ticket>
      <Benefit>
        <Percent>{msg('voucher.off', { percent: fixedAmounts.couponPercent })}</Percent>
        <p>{msg('voucher.card.text')}</p>
      </Benefit>
      <Stub>
        <Code>{code}</Code>
        <Button variant="quiet" aria-label={msg('voucher.copy', { code })} onClick={onCopy}>
          <CopyIcon size={20} /> {msg('voucher.copy.short')}
        </Button>
      </Stub>
    </Ticket>
  )
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
`

const Cards = styled.ul`
  display: grid;
  width: 100%;
  gap: ${space(5)};

  ${media.tablet} {
    gap: ${space(6)};
    grid-template-columns: repeat(3, 1fr);
  }
`

const Ground = styled.div`
  overflow: hidden;
  background: ${color.accent};
  color: ${color.onAccent};
`

const Row = styled(Container)`
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

const Eyebrow = styled.p`
  margin-bottom: ${space(2)};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  letter-spacing: 0.06em;
`

const Text = styled.p`
  max-width: 30em;
  margin-top: ${space(4)};
  font-size: ${text.xl};
  line-height: ${leading.text};
  text-wrap: pretty;
`

const Art = styled.div`
  width: min(100%, 260px);
  justify-self: end;

  ${media.tablet} {
    width: min(100%, 460px);
  }

  & > svg {
    width: 100%;
    height: auto;
  }
`

/* Two notches at the fold, like a ticket's. */
const Ticket = styled.article`
  background: ${color.surface};
  mask:
    radial-gradient(circle ${notch} at 0 calc(100% - 76px), transparent 98%, black) left / 51% 100%
      no-repeat,
    radial-gradient(circle ${notch} at 100% calc(100% - 76px), transparent 98%, black) right / 51%
      100% no-repeat;
`

const Benefit = styled.div`
  padding: ${space(8)} ${space(5)} ${space(6)};
  border: 1px solid ${color.line};
  border-bottom: 0;
  text-align: center;

  & > p:last-child {
    color: ${color.inkSoft};
  }
`

const Percent = styled.p`
  color: ${color.accent};
  font: ${title.h1};
`

const Stub = styled.div`
  display: flex;
  height: 76px;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-inline: ${space(5)} ${space(2)};
  border: 1px solid ${color.line};
  border-top: 1px dashed ${color.lineStrong};
`

const Code = styled.code`
  font-family: ${font.ui};
  font-weight: ${weight.bold};
  letter-spacing: 0.08em;
  white-space: nowrap;
  user-select: all;
`
