import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { Notice } from '../feedback/Notice'
import { billAmountText, useBillLineLabel } from './BillView'

export type BillNoticeProps = {
  /**
   * The state of the order. `changed`: nothing is ordered yet. `charged`: the order is placed with this
   * total. `moved`: the order exists, but its delivery is not changed yet.
   */
  kind: 'changed' | 'charged' | 'moved'
  /** The total that the shopper saw, in whole VND. */
  before: number
  /** The total that the shop charges, in whole VND. */
  after: number
  /** The lines that differ. An amount is null if its bill does not have the line. */
  changes: readonly {
    code: string
    label: string
    before: number | null
    after: number | null
  }[]
  /** How often the user has clicked so far. With each further click, the notice receives the focus again. */
  clicks: number
  /** The button that accepts the new total, if the order waits for that. */
  children?: ReactNode
}

/** Tells the shopper that an order costs another amount than the page showed, line by line (Product §9.7). */
export function BillNotice({ kind, before, after, changes, clicks, children }: BillNoticeProps) {
  const msg = useMsg()
  const labelOf = useBillLineLabel()
  const totals = { before: formatVnd(before), after: formatVnd(after) }
  return (
    <Notice title={msg(`bill.${kind}.title`)} clicks={clicks}>
      <p>{msg(`bill.${kind}.text`, totals)}</p>
      <Changes>
        {changes.map((line) => (
          <li key={line.code + line.label}>
            {msg('bill.change', {
              line: labelOf(line),
              before: billAmountText(line.before ?? 0),
              after: billAmountText(line.after ?? 0),
            })}
          </li>
        ))}
      </Changes>
      {children}
    </Notice>
  )
}

const Changes = styled.ul`
  padding: 0;
  list-style: none;
`
