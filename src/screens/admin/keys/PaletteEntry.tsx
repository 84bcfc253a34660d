import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styled, { css } from 'styled-components'
import { StatusTag } from '@/features/admin-orders/StatusTag'
import { formatPhone } from '@/domain/person/phone'
import { formatVnd } from '@/lib/money'
import { media } from '@/theme/breakpoints'
import { color, radius, size, space, text, weight } from '@/theme/tokens'
import { Suggestion } from '@/ui/fields/SearchField'
import { Picture } from '@/ui/media/Picture'
import type { Entry } from './use-entries'

type PaletteEntryProps = {
  entry: Entry
  /** Called when a screen opens. */
  onLeave: () => void
  /** Called when something was done here. */
  onDone: () => void
}

/** A line of the palette. What leads somewhere is a link, which opens in a tab of its own like any other. */
export function PaletteEntry({ entry, onLeave, onDone }: PaletteEntryProps) {
  const line = <Line entry={entry} />
  if ('run' in entry)
    return (
      <Suggestion
        value={entry}
        render={<Action />}
        onClick={() => {
          entry.run()
          if (entry.id !== 'keys') onDone()
        }}
      >
        {line}
      </Suggestion>
    )
  return (
    <Suggestion
      value={entry}
      render={<EntryLink {...entry.link} />}
      onClick={({ ctrlKey, metaKey }) => {
        if (!ctrlKey && !metaKey) onLeave()
      }}
    >
      {line}
    </Suggestion>
  )
}

function Line({ entry }: { entry: Entry }) {
  const { order, customer, product } = entry
  if (order)
    return (
      <>
        <Name>
          {order.code} · {order.full_name}
          <Detail>{formatPhone(order.phone) ?? order.phone}</Detail>
        </Name>
        <Side>
          <StatusTag status={order.status} />
          {formatVnd(order.total_amount)}
        </Side>
      </>
    )
  if (customer)
    return (
      <>
        <Name>
          {customer.full_name}
          <Detail>
            {[formatPhone(customer.phone) ?? customer.phone, customer.email]
              .filter(Boolean)
              .join(' · ')}
          </Detail>
        </Name>
        <Side>{formatVnd(customer.delivered_total)}</Side>
      </>
    )
  if (product)
    return (
      <>
        <Thumb>
          <Picture src={product.image} alt="" ratio="1 / 1" sizes="40px" />
        </Thumb>
        <Name>{product.name}</Name>
        <Side>{formatVnd(product.min_price)}</Side>
      </>
    )
  return <Name>{entry.text}</Name>
}

const lineStyle = css`
  display: flex;
  min-height: ${size.target};
  align-items: center;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.sm};
  color: ${color.ink};
  cursor: pointer;
  font-size: ${text.sm};
  gap: ${space(3)};
  text-decoration: none;

  &[data-highlighted] {
    background: ${color.sand};
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.tablet} {
    min-height: 40px;
  }
`

const Action = styled.div`
  ${lineStyle}
`

const EntryAnchor = styled.a`
  ${lineStyle}
`

const EntryLink = createLink((props: ComponentProps<'a'>) => <EntryAnchor {...props} />)

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Detail = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.xs};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.regular};
`

const Side = styled.span`
  display: grid;
  flex: none;
  font-variant-numeric: tabular-nums;
  justify-items: end;
`

const Thumb = styled.span`
  flex: none;
  width: 40px;
  overflow: hidden;
  border-radius: ${radius.sm};
`
