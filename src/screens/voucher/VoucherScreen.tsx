import styled from 'styled-components'
import { sampleCoupon } from '@/domain/order/coupon'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { space } from '@/theme/tokens'
import { ButtonLink } from '@/ui/actions/Link'
import { Container } from '@/ui/layout/Container'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { useToast } from '@/ui/toast/toast'
import { VoucherBanner } from './VoucherBanner'
import { VoucherCard } from './VoucherCard'

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
