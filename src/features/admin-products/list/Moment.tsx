import styled from 'styled-components'
import { localeAtom } from '@/i18n/state'
import { formatDay } from '@/lib/dates'
import { shopMinute } from '@/lib/shop-minute'
import { useAtomValue } from '@/lib/store'
import { color } from '@/theme/tokens'

/** A day with the time of day below it, in the shop's zone. */
export function Moment({ at }: { at: string }) {
  const locale = useAtomValue(localeAtom)
  return (
    <Lines dateTime={at}>
      <span>{formatDay(at, locale)}</span> <Time>{shopMinute(at).slice(-5)}</Time>
    </Lines>
  )
}

const Lines = styled.time`
  display: inline-grid;
  white-space: nowrap;
`

const Time = styled.span`
  color: ${color.inkSoft};
`
