import styled from 'styled-components'
import { useLocale } from '@/i18n/use-msg'
import { formatDay, shopMinute } from '@/lib/dates'
import { color, media } from '@/theme/tokens.gen'

type ShopTimeProps = {
  /** The time in ISO 8601. */
  at: string
  /** True for a time inside a sentence. Day and time then stay on one line on every screen. */
  inline?: boolean
}

/**
 * A day and a time in the shop's time zone. The time has a softer colour. On wide screens, the time is on a
 * line of its own, unless `inline` is set.
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
