import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { fixedAmounts } from '@/domain/cart/totals'
import { siteQuery } from '@/features/site/queries'
import { useMsg } from '@/i18n/use-msg'
import { shopName } from '@/lib/shop-config'
import { media } from '@/theme/breakpoints'
import { color, leading, space, text, weight } from '@/theme/tokens'
import { Container } from '@/ui/layout/Container'
import { MagnoliaBranch } from '@/ui/media/MagnoliaBranch'

/** The banner of the voucher page: title, description, and the house flower on lacquer. */
export function VoucherBanner() {
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
