import styled from 'styled-components'
import { letterSizes } from '@/domain/sizes/body-measures'
import type { GirthFit, SizeAdvice } from '@/domain/sizes/finder'
import { useMsg } from '@/i18n/use-msg'
import { color, media, space, text } from '@/theme/tokens'
import { ButtonLink } from '@/ui/actions/Link'
import { Stack, Text } from '@/ui/layout/basics'
import { useSizeFormat } from './use-size-format'

/** Scrolls the answer into view; on phones it is below the button. */
const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' })

/** The finder's answer: the size or that none fits, the reasons, and a link. */
export function SizeResult({ advice }: { advice: SizeAdvice }) {
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
        <ButtonLink to={size ? '/products' : '/contact'} variant="secondary">
          {msg(size ? 'sizes.finder.shop' : 'sizes.finder.contact')}
        </ButtonLink>
      </Stack>
      {!estimated && <SizeFits fits={advice.fits} />}
    </Root>
  )
}

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
  return (
    <>
      <p>
        {estimated
          ? msg('sizes.finder.estimated')
          : outside
            ? msg(`sizes.finder.${result}`, { girths, n, size: edge ?? '' })
            : msg(`sizes.finder.${n === fits.length ? 'agree' : 'decided'}`, {
                girths,
                n,
                size: result,
              })}
      </p>
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
