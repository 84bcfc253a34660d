import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens.gen'
import { IconButton } from '../actions/IconButton'
import { ExternalLink } from '../actions/Link'
import { CopyIcon } from '../icons'
import { Row } from '../layout/basics'
import { useCopyText } from '../toast/toast'

type ParcelNumberProps = {
  carrier: string
  /** The parcel number. It is empty if staff have not entered one. */
  number: string
  /** The URL of the carrier's page about the parcel. It is undefined if the carrier is unknown. */
  link: string | undefined
}

/**
 * The carrier and the tracking number of a parcel. The tracking number is a link to the carrier's page and
 * can be copied (Product §9.16f).
 */
export function ParcelTracking({ carrier, number, link }: ParcelNumberProps) {
  const msg = useMsg()
  const copy = useCopyText()
  const says = { copied: msg('delivery.copied', { number }), failed: msg('delivery.copyFailed') }
  return (
    <Parcel $wrap $gap={[0, 2]} $align="center">
      {carrier}
      {number && (
        <Row $gap={1} $align="center">
          {link ? (
            <ExternalLink href={link} target="_blank">
              {number}
            </ExternalLink>
          ) : (
            <span>{number}</span>
          )}
          <Copy label={msg('delivery.copy', { number })} onClick={() => void copy(number, says)}>
            <CopyIcon size={20} />
          </Copy>
        </Row>
      )}
    </Parcel>
  )
}

const Parcel = styled(Row)`
  overflow-wrap: anywhere;
`

/** The button is as high as its line of text, but its clickable area is 44 px high. */
const Copy = styled(IconButton)`
  margin-block: -${space(2.5)};
`
