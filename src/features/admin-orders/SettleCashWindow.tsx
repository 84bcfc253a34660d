import { useState } from 'react'
import type {
  AdminOrderData,
  AdminOrderRow,
  CashOutcome,
  RefusedLine,
  SettledCash,
} from '@/api/generated/model'
import { unknownOrderCodes } from '@/domain/carriers/carrier-reply'
import {
  carrierDebt,
  matchStatement,
  type ReconciledStatement,
  readStatementRows,
} from '@/domain/carriers/statement'
import { cashSettlement } from '@/domain/order/description'
import { likelyRefusedLines } from '@/domain/returns/kept-in-part'
import { lineName } from '@/domain/returns/returns'
import { useMayCall } from '@/domain/rights/rights'
import { useErrorText, useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { idempotencyHeaders } from '@/lib/random-key'
import type { Table } from '@/lib/table'
import { useWriteKey } from '@/lib/write-keys'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { TextField } from '@/ui/fields/TextField'
import { Grid, Text } from '@/ui/layout/basics'
import { Dialog } from '@/ui/overlays/Dialog'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import { LimitedList, TableFilePicker, useCarrierChoice } from './CarrierFileWindow'
import { keptPiecesErrorText, settleCashErrorText, useKeepPieces, useSettleCash } from './mutations'
import { loadAdminOrder, findOrdersByCode, loadEveryOrder } from './queries'

type SettleProps = {
  /** The selected orders for which a carrier owes cash. */
  orders: readonly AdminOrderRow[]
  isOpen: boolean
  onClose: () => void
  onSettled: () => void
}

/**
 * The window in which staff compare a carrier's statement with the cash that the carrier owes, and settle the
 * cash (Product §10.22). Without a statement file, staff settle the selected orders with the amounts owed.
 */
export function SettleCashWindow({ orders, isOpen, onClose, onSettled }: SettleProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const fail = useErrorToast()
  const mayKeep = useMayCall()('keepInPart')
  const [result, setResult] = useState<Result>()
  const { carrier, choice } = useCarrierChoice(() => setResult(undefined))
  const [statement, setStatement] = useState('')
  const [likely, setLikely] = useState<readonly LikelyPart[]>([])
  const { mutateAsync: keep, isPending: isKeeping } = useKeepPieces()
  const keepPart = async ({ data, back, amount }: LikelyPart) => {
    if (isKeeping) return
    const { id } = data.order
    try {
      await keep({ id, data: { back, quoted_total: amount, updated_at: data.updated_at } })
    } catch (failure) {
      return fail(keptPiecesErrorText(failure))
    }
    setLikely((now) => now.filter((one) => one.data.order.id !== id))
    setResult(
      (now) =>
        now && {
          ...now,
          brought: now.brought.map((row) => (row.order.id === id ? { ...row, owed: amount } : row)),
        },
    )
  }
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<readonly CashOutcome[]>([])
  const { mutateAsync, isPending, error } = useSettleCash()
  const writeKey = useWriteKey('settlement')
  const read = async (table: Table, name: string) => {
    setResult(undefined)
    setLikely([])
    setRefused([])
    const rows = readStatementRows(table, carrier)
    if (!rows) {
      const heads = [carrier.collected, carrier.answer.code, carrier.answer.number]
      const [amount = '', code = '', number = ''] = heads.map((names) => names.join(', '))
      return msg('settle.noColumns', { name, carrier: carrier.name, amount, code, number })
    }
    try {
      const owed = await loadEveryOrder({ payment_state: 'owed' })
      const others = await Promise.all(unknownOrderCodes(rows, owed).map(findOrdersByCode))
      const reconciled = matchStatement(rows, [...owed, ...others.flat()], carrier)
      setResult(reconciled)
      setLikely(await likelyParts(reconciled))
    } catch {
      return msg('adminOrders.error.list')
    }
    if (statement === '') setStatement(name.replace(/\.\w+$/, '').slice(0, longest))
    return undefined
  }
  const settle = async (settled: readonly SettledCash[]) => {
    setTried(true)
    if (isPending || statement.trim() === '') return
    const data = { statement: statement.trim(), orders: [...settled] }
    const answer = await writeKey
      .send((key) => mutateAsync({ data, ...idempotencyHeaders(key) }))
      .catch(() => null)
    if (!answer) return
    const { outcomes } = answer.data
    const n = outcomes.filter(({ ok }) => ok).length
    if (n > 0) {
      toast({ message: msg('settle.done', { n, statement: data.statement }) })
      onSettled()
    }
    setRefused(outcomes.filter(({ ok }) => !ok))
    setResult(undefined)
    if (n === outcomes.length) onClose()
  }
  const brought = result
    ? result.brought.map(({ order, amount }) => ({ id: order.id, amount }))
    : orders.map((order) => ({ id: order.id, amount: carrierDebt(order.cash) }))
  const isElsewhere = writeKey.isElsewhere && isOpen
  const problem = error && !isPending ? settleCashErrorText(error) : null
  const codeOf = new Map(orders.map((order) => [order.id, order.code]))
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={msg('settle.title')}
      fullScreen="phone"
      wide
    >
      <Grid $gap={4}>
        {choice}
        <TableFilePicker
          key={carrier.id}
          label={msg('settle.pick')}
          hint={msg('settle.pick.text')}
          onTable={read}
        />
        <div role="status">{result && <Reading result={result} />}</div>
        {result &&
          mayKeep &&
          likely.map((one) => (
            <div key={one.data.order.id}>
              <Text>{msg('part.likely', { code: one.data.order.code, back: namesOf(one) })}</Text>
              <Button variant="secondary" loading={isKeeping} onClick={() => void keepPart(one)}>
                {msg('part.save')}
              </Button>
            </div>
          ))}
        {refused.length > 0 && (
          <div role="alert">
            <LimitedList
              title={msg('settle.refused', { n: refused.length })}
              lines={refused.map(
                ({ id: order, message }) => `${codeOf.get(order) ?? order}: ${message}`,
              )}
            />
          </div>
        )}
        {brought.length > 0 && (
          <>
            {!result && <Text>{msg('settle.byHand', { n: brought.length })}</Text>}
            <TextField
              label={msg('field.cashStatement')}
              hint={msg('settle.statement.hint')}
              required
              value={statement}
              onChange={setStatement}
              maxLength={longest}
              error={isTried && !statement.trim() ? msg('settle.statement.required') : undefined}
              autoComplete="off"
            />
            {(problem || isElsewhere) && (
              <ErrorState
                compact
                message={problem ? errorText(problem) : msg('unsaved.elsewhere')}
              />
            )}
            <Button loading={isPending} onClick={() => void settle(brought)}>
              {msg('settle.press', {
                n: brought.length,
                amount: formatVnd(brought.reduce((sum, { amount }) => sum + amount, 0)),
              })}
            </Button>
          </>
        )}
      </Grid>
    </Dialog>
  )
}

type Result = ReconciledStatement<AdminOrderRow>

/**
 * An underpaid order: the missing amount is exactly the price of some of its pieces, so the customer has
 * probably refused these pieces (Product §10.25.5).
 */
type LikelyPart = { data: AdminOrderData; back: RefusedLine[]; amount: number }

/**
 * Returns the underpaid orders whose missing amount is exactly the price of some of their pieces, and for
 * which the host accepts the record of a partly kept parcel. Other underpaid orders are left out.
 */
async function likelyParts({ brought }: Result): Promise<readonly LikelyPart[]> {
  const short = brought.filter(({ amount, owed }) => amount < owed)
  const parts = await Promise.all(
    short.map(async ({ order, amount, kept }) => {
      const { data } = await loadAdminOrder(order.id)
      const back = data.can_keep_in_part ? likelyRefusedLines(data.order, amount, kept) : null
      return back ? [{ data, back, amount }] : []
    }),
  )
  return parts.flat()
}

const namesOf = ({ data, back }: LikelyPart) =>
  back
    .map(({ item_id, quantity }) => {
      const item = data.order.items.find(({ id }) => id === item_id)
      return `${quantity} × ${item ? lineName(item) : ''}`
    })
    .join(', ')

const longest = cashSettlement.cash_statement.max

/**
 * The result of the comparison: orders paid in full, underpaid orders, overpaid orders, refused rows, and
 * missing orders.
 */
function Reading({ result: { brought, refused, missing } }: { result: Result }) {
  const msg = useMsg()
  const locale = useLocale()
  const lineOf = ({ order, amount, owed }: Result['brought'][number]) =>
    msg('settle.line', {
      code: order.code,
      amount: formatVnd(amount),
      owed: formatVnd(owed),
      by: formatVnd(Math.abs(amount - owed)),
    })
  const paid = brought.filter(({ amount, owed }) => amount === owed)
  const total = paid.reduce((sum, { amount }) => sum + amount, 0)
  const parts = {
    short: brought.filter(({ amount, owed }) => amount < owed).map(lineOf),
    over: brought.filter(({ amount, owed }) => amount > owed).map(lineOf),
    notOurs: refused.map(({ reason, ...row }) =>
      msg('settle.row', { ...row, reason: msg(`settle.reason.${reason}`) }),
    ),
    missing: missing.map(({ code, cash }) =>
      msg('settle.missing.line', {
        code,
        amount: formatVnd(carrierDebt(cash)),
        day: cash ? formatDay(cash.since, locale) : '',
      }),
    ),
  }
  return (
    <Grid $gap={3}>
      <Text $weight="bold">{msg('settle.paid', { n: paid.length, amount: formatVnd(total) })}</Text>
      {(['short', 'over', 'notOurs', 'missing'] as const).map(
        (part) =>
          parts[part].length > 0 && (
            <div key={part}>
              <LimitedList
                title={msg(`settle.${part}`, { n: parts[part].length })}
                lines={parts[part]}
              />
            </div>
          ),
      )}
    </Grid>
  )
}
