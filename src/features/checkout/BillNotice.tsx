import { type BillDifference, billChanges } from '@/domain/order/bill'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { Button } from '@/ui/actions/Button'
import { BillChanges } from '@/ui/data/Bill'
import { Notice } from '@/ui/feedback/Notice'

/** Says what an order costs otherwise than was shown, and asks before it goes on (Product §9.7). Its button sends the form around it. */
export function BillNotice({ kind, before, after, presses }: BillDifference) {
  const msg = useMsg()
  const totals = { before: formatVnd(before.total), after: formatVnd(after.total) }
  return (
    <Notice title={msg(`bill.${kind}.title`)} presses={presses}>
      <p>{msg(`bill.${kind}.text`, totals)}</p>
      <BillChanges changes={billChanges(before, after)} />
      <Button type="submit" variant="secondary">
        {kind === 'changed'
          ? msg('bill.changed.agree')
          : msg('bill.charged.pay', { amount: totals.after })}
      </Button>
    </Notice>
  )
}
