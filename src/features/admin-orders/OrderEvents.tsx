import { useId } from 'react'
import styled from 'styled-components'
import type { OrderEvent } from '@/api/generated/model'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'
import { color, space, weight } from '@/theme/tokens'
import { DetailCard, DetailTitle } from './detail-style'

/** What has happened to an order, the latest first. */
export function OrderEvents({ events }: { events: readonly OrderEvent[] }) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  const id = useId()
  return (
    <DetailCard aria-labelledby={id}>
      <DetailTitle id={id}>{msg('adminOrders.order.timeline')}</DetailTitle>
      <Steps aria-labelledby={id}>
        {events
          .toSorted((one, other) => other.at.localeCompare(one.at))
          .map(({ status, at, note }) => (
            <Step key={`${status} ${at}`}>
              <Status>{msg(`adminOrders.status.${status}`)}</Status>
              <When dateTime={at}>{formatMoment(at, locale)}</When>
              {note && <span>{note}</span>}
            </Step>
          ))}
      </Steps>
    </DetailCard>
  )
}

const Steps = styled.ol`
  padding: 0;
  list-style: none;
`

const Step = styled.li`
  position: relative;
  display: grid;
  padding: 0 0 ${space(4)} ${space(6)};

  &:last-child {
    padding-block-end: 0;
  }

  &::before {
    position: absolute;
    top: 0.45em;
    left: 0;
    width: 9px;
    height: 9px;
    border: 2px solid ${color.lineStrong};
    border-radius: 50%;
    background: ${color.surface};
    content: '';
  }

  &:first-child::before {
    border-color: ${color.celadon};
    background: ${color.celadon};
  }

  &:not(:last-child)::after {
    position: absolute;
    top: calc(0.45em + 13px);
    bottom: -0.2em;
    left: 4px;
    border-inline-start: 1px solid ${color.line};
    content: '';
  }
`

const Status = styled.span`
  font-weight: ${weight.bold};
`

const When = styled.time`
  color: ${color.inkSoft};
`
