import styled from 'styled-components'
import type { OrderEvent } from '@/api/generated/model'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'
import { color, space, text, weight } from '@/theme/tokens'

/** What has happened to an order, the latest first. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  return (
    <Steps aria-label={msg('account.order.timeline')}>
      {events
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .map(({ status, at, note }) => (
          <Step key={`${status} ${at}`}>
            <Status>{msg(`account.status.${status}`)}</Status>
            <When dateTime={at}>{formatMoment(at, locale)}</When>
            {note && <Note>{note}</Note>}
          </Step>
        ))}
    </Steps>
  )
}

const Steps = styled.ol`
  padding: 0;
  list-style: none;
`

const Step = styled.li`
  position: relative;
  display: grid;
  padding: 0 0 ${space(5)} ${space(7)};

  &::before {
    position: absolute;
    top: 0.45em;
    left: 0;
    width: 10px;
    height: 10px;
    border: 2px solid ${color.lineStrong};
    border-radius: 50%;
    background: ${color.paper};
    content: '';
  }

  &:first-child::before {
    border-color: ${color.celadon};
    background: ${color.celadon};
  }

  &:not(:last-child)::after {
    position: absolute;
    top: calc(0.45em + 14px);
    bottom: -0.2em;
    left: 6px;
    border-inline-start: 2px solid ${color.line};
    content: '';
  }
`

const Status = styled.span`
  font-weight: ${weight.bold};
`

const When = styled.time`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Note = styled.span`
  overflow-wrap: anywhere;
`
