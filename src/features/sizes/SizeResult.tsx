import styled from 'styled-components'
import { letterSizes } from '@/domain/sizes/body-measures'
import type { SizeAdvice } from '@/domain/sizes/finder'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space, title } from '@/theme/tokens'
import { ButtonLink } from '@/ui/actions/Link'
import { SizeFits } from './SizeFits'
import { SizeReasons } from './SizeReasons'

/** Scrolls the answer into view; on phones it is below the button. */
const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' })

type SizeResultProps = {
  /** The size with why it was chosen. */
  advice: SizeAdvice
}

/** The finder's answer: the size or that none fits, the reasons, and a link. */
export function SizeResult({ advice }: SizeResultProps) {
  const msg = useMsg()
  const { result, estimated } = advice
  const size = letterSizes.find((letter) => letter === result)
  const title = estimated ? 'sizes.finder.estimate' : 'sizes.finder.size'
  return (
    <Root ref={scrollIntoView}>
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
  font: ${title.h2};
`
