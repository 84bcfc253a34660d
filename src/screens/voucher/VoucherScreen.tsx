import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import styled from 'styled-components'
import { fixedAmounts } from '@/domain/order/bill'
import { sampleCoupon } from '@/domain/order/coupon'
import { cartUnitsAtom } from '@/features/cart/state'
import { draftCoupon } from '@/features/checkout/draft'
import { siteQuery } from '@/features/site/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { shopName } from '@/lib/shop-config'
import { useAtomValue } from '@/lib/store'
import { media } from '@/theme/breakpoints'
import { color, font, space, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { CopyIcon } from '@/ui/icons'
import { Container } from '@/ui/layout/Container'
import { Row } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { MagnoliaBranch } from '@/ui/media/MagnoliaBranch'
import { useToast } from '@/ui/toast/toast'
import { useCopy } from '@/ui/toast/use-copy'
import { Eyebrow, Lead } from '../info/lead'

/** Product §2, Voucher: a banner, three equal sample cards and a link to the products. */
export function VoucherScreen() {
  const msg = useMsg()
  const toast = useToast()
  const navigate = useNavigate()
  const isCartEmpty = useAtomValue(cartUnitsAtom) === 0
  usePageHead({ title: msg('voucher.title') })
  const use = () => {
    if (!draftCoupon(sampleCoupon)) {
      toast({ message: msg('voucher.useFailed'), type: 'error' })
      return
    }
    const next = isCartEmpty ? 'shop' : 'cart'
    toast({ message: msg(`voucher.used.${next}`, { code: sampleCoupon }) })
    void navigate({ to: isCartEmpty ? '/products' : '/cart' })
  }
  const copy = useCopy()
  const says = {
    copied: msg('voucher.copied', { code: sampleCoupon }),
    failed: msg('voucher.copyFailed'),
  }
  return (
    <>
      <VoucherBanner />
      <Body>
        <VisuallyHidden as="h2">{msg('voucher.list')}</VisuallyHidden>
        <Cards>
          {[1, 2, 3].map((number) => (
            <li key={number}>
              <VoucherCard
                code={sampleCoupon}
                onUse={use}
                onCopy={() => void copy(sampleCoupon, says)}
              />
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

function VoucherBanner() {
  const msg = useMsg()
  const shop = useQuery(siteQuery).data?.website.name || shopName
  return (
    <Ground>
      <Band>
        <div>
          <Eyebrow>{msg('voucher.eyebrow')}</Eyebrow>
          <h1>{msg('voucher.title')}</h1>
          <Lead>{msg('voucher.description', { shop, percent: fixedAmounts.couponPercent })}</Lead>
        </div>
        <Art>
          <MagnoliaBranch />
        </Art>
      </Band>
    </Ground>
  )
}

type VoucherCardProps = { code: string; onUse: () => void; onCopy: () => void }

function VoucherCard({ code, onUse, onCopy }: VoucherCardProps) {
  const msg = useMsg()
  return (
    <Ticket>
      <Benefit>
        <Text $title="h1" $color="accent">
          {msg('voucher.off', { percent: fixedAmounts.couponPercent })}
        </Text>
        <Text $color="inkSoft">{msg('voucher.card.text')}</Text>
        <Button variant="secondary" block aria-label={msg('voucher.use', { code })} onClick={onUse}>
          {msg('voucher.use.short')}
        </Button>
      </Benefit>
      <Stub $gap={2} $align="center" $justify="space-between">
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
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    gap: ${space(6)};
    grid-template-columns: repeat(3, minmax(0, 1fr));
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

  & > button {
    margin-block-start: ${space(5)};
  }
`

const Stub = styled(Row)`
  min-height: 76px;
  flex-wrap: wrap;
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
