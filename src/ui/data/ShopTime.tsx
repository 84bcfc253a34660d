import styled from 'styled-components'
import { useLocale } from '@/i18n/use-msg'
import { formatDay, shopMinute } from '@/lib/dates'
import { color, media } from '@/theme/tokens.gen'

type ShopTimeProps = {
  /** The time, as ISO 8601. */
  at: string
  /** For a time within a line of text: the time stays beside its day on every screen. */
  inline?: boolean
}

/**
 * A day and a time in the shop's time zone. The time has a softer colour, and on wider screens it has a line
 * of its own.
 */
export function ShopTime({ at, inline = false }: ShopTimeProps) {
  const locale = useLocale()
  return (
    <Time dateTime={at} data-inline={inline || undefined}>
      <Whole>{formatDay(at, locale)}</Whole> <Hour>{shopMinute(at).slice(-5)}</Hour>
    </Time>
  )
}

const Time = styled.time`
  font-variant-numeric: tabular-nums;
`

const Whole = styled.span`
  white-space: nowrap;
`

const Hour = styled(Whole)`
  color: ${color.inkSoft};

  ${media.tablet} {
    :not([data-inline]) > & {
      display: block;
    }
  }
`
