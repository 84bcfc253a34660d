import styled from 'styled-components'
import { letterSizes } from '@/domain/sizes/body-measures'
import type { GirthFit, SizeAdvice } from '@/domain/sizes/finder'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, space, text } from '@/theme/tokens'
import { ButtonLink } from '@/ui/actions/Link'
import { Stack } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { useSizeFormat } from './use-size-format'

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
      <Stack $gap={3} $justify="start">
        <Text as="h3" $color="ink" $title="h2">
          {size ? msg(title, { size }) : msg('sizes.finder.outside')}
        </Text>
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
      </Stack>
      {!estimated && <SizeFits fits={advice.fits} />}
    </Root>
  )
}

/** Every entered girth with the size that fits it alone. */
function SizeFits({ fits }: { fits: readonly GirthFit[] }) {
  const msg = useMsg()
  const format = useSizeFormat()
  return (
    <Table>
      <caption>{msg('sizes.finder.fits')}</caption>
      <tbody>
        {fits.map(({ girth, cm, size }) => (
          <tr key={girth}>
            <th scope="row">{msg(`sizes.girth.${girth}`)}</th>
            <td>{msg('sizes.cm', { value: format.cm(cm) })}</td>
            <td>{size ?? msg('sizes.finder.outside.one')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The reasons for a size: the deciding girths, the next size up, and doubts. */
function SizeReasons({ advice }: { advice: SizeAdvice }) {
  const msg = useMsg()
  const format = useSizeFormat()
  const { result, fits, decidedBy, roomier, estimated, doubtful } = advice
  const girths = format.girths(decidedBy)
  const n = decidedBy.length
  const edge = result === 'larger' ? letterSizes.at(-1) : letterSizes[0]
  const outside = result === 'smaller' || result === 'larger'
  const agree = n === fits.length
  return (
    <>
      {outside && !estimated && (
        <p>{msg(`sizes.finder.${result}`, { girths, n, size: edge ?? '' })}</p>
      )}
      {!outside && !estimated && (
        <p>
          {agree
            ? msg('sizes.finder.agree', { girths, n, size: result })
            : msg('sizes.finder.decided', { girths, n })}
        </p>
      )}
      {estimated && <p>{msg('sizes.finder.estimated')}</p>}
      {roomier && <p>{msg('sizes.finder.between', { size: result, roomier })}</p>}
      {doubtful && <p>{msg('sizes.finder.doubtful')}</p>}
    </>
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

const Table = styled.table`
  width: 100%;
  font-size: ${text.sm};

  & caption {
    padding-bottom: ${space(1)};
    color: ${color.inkSoft};
    text-align: start;
  }

  & :is(th, td) {
    padding-block: ${space(2)};
    border-top: 1px solid ${color.celadon};
    text-align: start;
  }

  & td:last-child {
    text-align: end;
  }
`
