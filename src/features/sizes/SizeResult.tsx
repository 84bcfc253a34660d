import styled from 'styled-components'
import { letterSizes } from '@/domain/sizes/body-measures'
import type { SizeAdvice } from '@/domain/sizes/finder'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, font, leading, space, text, weight } from '@/theme/tokens'
import { ButtonLink } from '@/ui/actions/Link'
import { SizeFits } from './SizeFits'
import { SizeReasons } from './SizeReasons'

/** Brings what it is put on into sight; on a phone the answer comes below the button. */
const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** What the finder says: the size or that there is none, why, and the way on. */
export function SizeResult({ advice }: { advice: SizeAdvice }) {
  const msg = useMsg()
  const { result, estimated } = advice
  const size = letterSizes.find((one) => one === result)
  const title = estimated ? 'sizes.finder.estimate' : 'sizes.finder.size'
  return (
    <Root ref={show}>
      <Words>
        <Title>{size ? msg(title, { size }) : msg('sizes.finder.outside')}</Title>
        <SizeReasons advice={advice} />
        {size ? (
          <ButtonLink to="/products" variant="secondary">
            {msg('sizes.finder.shop')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/contact" variant="secondary">
            {msg('sizes.finder.contact')}
          </ButtonLink>
        )}
      </Words>
      {!estimated && <SizeFits fits={advice.fits} />}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  align-items: center;
  gap: ${space(8)};
  scroll-margin-block: ${space(30)} ${space(8)};

  ${media.tablet} {
    grid-template-columns: 3fr 2fr;
  }
`

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`

const Title = styled.h3`
  color: ${color.ink};
  font-family: ${font.display};
  font-size: ${text.h2};
  font-weight: ${weight.display};
  line-height: ${leading.display};
`
