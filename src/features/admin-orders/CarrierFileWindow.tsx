import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import type { AdminOrderRow } from '@/api/generated/model'
import { isCascadeComplete } from '@/domain/address/cascade'
import {
  carrierFormats,
  carrierFileRows,
  type OutgoingParcel,
} from '@/domain/carriers/carrier-file'
import {
  readCarrierReply,
  matchTrackingNumbers,
  type RefusedReplyRow,
  unknownOrderCodes,
} from '@/domain/carriers/carrier-reply'
import { amountToCollect } from '@/domain/carriers/statement'
import { openingRuleOf } from '@/domain/delivery/carriers'
import { parseAddressText } from '@/features/addresses/parse-address'
import { useParcelLook } from '@/features/site/Contact'
import { siteQuery } from '@/features/site/queries'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { shopDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { downloadBlob, type Table } from '@/lib/table'
import { space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { Select } from '@/ui/choosing/Select'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FieldNote } from '@/ui/fields/Field'
import { TextField } from '@/ui/fields/TextField'
import { Grid, Text } from '@/ui/layout/basics'
import { FileDropArea, FilePickerTile } from '@/ui/media/upload/FilePickerTile'
import { useTableReader } from '@/ui/media/upload/use-table-file'
import { Dialog } from '@/ui/overlays/Dialog'
import { rememberMadeDocuments } from './made-documents'
import { orderFetchErrorText } from './mutations'
import { findOrdersByCode, loadEveryOrder, loadOrders } from './queries'

type CarriersProps = {
  /** The selected orders that are ready to ship. */
  orders: readonly AdminOrderRow[]
  isOpen: boolean
  onClose: () => void
  /**
   * Called with the content of a carrier's file that was read. The caller then opens the shipping window with
   * the orders of the file.
   */
  onAnswer: (answer: CarrierAnswer) => void
}

/**
 * The content of a carrier's file: the tracking number of each order, and a rendered list of the refused
 * rows.
 */
type CarrierAnswer = {
  carrier: string
  numbers: ReadonlyMap<AdminOrderRow, string>
  refusals: ReactNode
}

/**
 * The window that writes selected orders to a carrier's file, and reads the file that the carrier sends back
 * (Product §10.15).
 */
export function CarrierFileWindow({ orders, isOpen, onClose, onAnswer }: CarriersProps) {
  const msg = useMsg()
  const { carrier, choice } = useCarrierChoice()
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={msg('carriers.title')}
      fullScreen="phone"
      wide
    >
      <Grid $gap={4}>
        {choice}
        <WriteFile key={carrier.id} carrier={carrier} orders={orders} />
        <ReadAnswer key={`answer ${carrier.id}`} carrier={carrier} onAnswer={onAnswer} />
      </Grid>
    </Dialog>
  )
}

type Carrier = (typeof carrierFormats)[number]

/** Returns the chosen carrier, and the select that changes the choice. */
export function useCarrierChoice(onChange?: () => void) {
  const msg = useMsg()
  const [id, setId] = useState(carrierFormats[0].id)
  return {
    carrier: carrierFormats.find((carrier) => carrier.id === id) ?? carrierFormats[0],
    choice: (
      <Select
        label={msg('carriers.carrier')}
        value={id}
        options={carrierFormats.map(({ id: value, name: label }) => ({ value, label }))}
        onChange={(next) => {
          setId(next)
          onChange?.()
        }}
      />
    ),
  }
}

/**
 * The result of writing a file: the number of parcels, the cash to collect in VND, and the codes of orders
 * that staff have to check. Each list of codes has its reason.
 */
type WrittenFile = {
  n: number
  cod: number
  notes: ReadonlyArray<readonly [reason: 'unpaid' | 'closed' | 'unread', codes: readonly string[]]>
}

/** The usual weight of one piece of clothing, in grams. */
const usualGrams = '300'
const maxGrams = 50_000

function WriteFile({ carrier, orders }: { carrier: Carrier } & Pick<CarriersProps, 'orders'>) {
  const msg = useMsg()
  const errorText = useErrorText()
  const client = useQueryClient()
  const look = useParcelLook()
  const [grams, setGrams] = useState(usualGrams)
  const gramsPerPiece = Number(grams)
  const isWrong = !/^\d+$/.test(grams.trim()) || gramsPerPiece < 1 || gramsPerPiece > maxGrams
  const writing = useMutation({
    async mutationFn(): Promise<WrittenFile> {
      const [loaded, site] = await Promise.all([
        loadOrders(orders.map((order) => order.id)),
        client.fetchQuery(siteQuery),
      ])
      const agreed = openingRuleOf(site.data.website)
      const rules = { mayLook: agreed !== 'closed', mayKeepPart: agreed === 'part' }
      const open = loaded.filter(({ status }) => status === 'processing')
      const parcels: OutgoingParcel[] = []
      for (const order of open) {
        const cod = amountToCollect(order)
        if (cod === null) continue
        const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
        // Delivery addresses are read one after the other, because most of them share the same lists of
        // regions. Each of these lists then loads only once.
        const place = await parseAddressText(client, order.address)
        parcels.push({ order, ...place, cod, grams: gramsPerPiece * pieces, ...rules })
      }
      if (parcels.length > 0) {
        const { xlsxOf } = await import('@/lib/xlsx')
        const file = await xlsxOf(carrierFileRows(carrier, parcels))
        downloadBlob(`${msg('carriers.file')}-${carrier.id}-${shopDay()}.xlsx`, file)
        rememberMadeDocuments('file', ordersOf(parcels))
      }
      const codes = (listed: readonly { code: string }[]) => listed.map(({ code }) => code)
      return {
        n: parcels.length,
        cod: parcels.reduce((sum, { cod }) => sum + cod, 0),
        notes: [
          ['closed', codes(loaded.filter((order) => !open.includes(order)))],
          ['unpaid', codes(open.filter((order) => amountToCollect(order) === null))],
          ['unread', codes(ordersOf(parcels.filter(({ region }) => !isCascadeComplete(region))))],
        ],
      }
    },
  })
  const { data: written, error } = writing
  const problem = error && orderFetchErrorText(error)
  return (
    <Grid as="section" $gap={3}>
      <Text as="h3" $title="h4">
        {msg('carriers.write')}
      </Text>
      <Text $size="sm" $color="inkSoft">
        {msg('carriers.write.text', { n: orders.length, look })}
      </Text>
      {orders.length > 0 && (
        <>
          <TextField
            label={msg('carriers.grams')}
            inputMode="numeric"
            value={grams}
            onChange={setGrams}
            error={isWrong ? msg('carriers.grams.wrong') : undefined}
            autoComplete="off"
          />
          <Button
            loading={writing.isPending}
            disabled={isWrong}
            onClick={() => {
              if (!writing.isPending) writing.mutate()
            }}
          >
            {msg('carriers.get', { n: orders.length })}
          </Button>
        </>
      )}
      {error && (
        <ErrorState
          compact
          message={problem ? errorText(problem) : msg('adminOrders.error.list')}
        />
      )}
      <div role="status">
        {written && (
          <>
            <Text>{msg('carriers.done', { n: written.n, amount: formatVnd(written.cod) })}</Text>
            {written.notes.map(
              ([reason, codes]) =>
                codes.length > 0 && (
                  <Text key={reason} $color="warning">
                    {msg(`carriers.${reason}`, { codes: codes.join(', ') })}
                  </Text>
                ),
            )}
          </>
        )}
      </div>
    </Grid>
  )
}

const ordersOf = (parcels: readonly OutgoingParcel[]) => parcels.map(({ order }) => order)

type ReadResult = { problem?: string; refused?: readonly RefusedReplyRow[] }

function ReadAnswer({ carrier, onAnswer }: { carrier: Carrier } & Pick<CarriersProps, 'onAnswer'>) {
  const msg = useMsg()
  const [refused, setRefused] = useState<readonly RefusedReplyRow[]>([])
  const readRows = async (table: Table, name: string): Promise<ReadResult> => {
    const rows = readCarrierReply(table, carrier)
    if (!rows) {
      const [code, number] = [carrier.answer.code.join(', '), carrier.answer.number.join(', ')]
      return { problem: msg('carriers.noColumns', { name, carrier: carrier.name, code, number }) }
    }
    try {
      const ready = await loadEveryOrder({ status: 'processing' })
      const others = await Promise.all(unknownOrderCodes(rows, ready).map(findOrdersByCode))
      const { numbers, refused: wrong } = matchTrackingNumbers(rows, [...ready, ...others.flat()])
      if (numbers.size === 0) return { problem: msg('carriers.none'), refused: wrong }
      const refusals = wrong.length > 0 && <Refusals rows={wrong} />
      onAnswer({ carrier: carrier.name, numbers, refusals })
      return {}
    } catch {
      return { problem: msg('adminOrders.error.list') }
    }
  }
  return (
    <Grid as="section" $gap={3}>
      <Text as="h3" $title="h4">
        {msg('carriers.read')}
      </Text>
      <TableFilePicker
        label={msg('carriers.pick')}
        hint={msg('carriers.read.text')}
        onTable={async (table, name) => {
          setRefused([])
          const result = await readRows(table, name)
          setRefused(result.refused ?? [])
          return result.problem
        }}
      />
      {refused.length > 0 && <Refusals rows={refused} />}
    </Grid>
  )
}

type TableFilePickerProps = {
  label: string
  hint: string
  /** Called with the cells of a file. Resolves to an error text, or to undefined if the table is fine. */
  onTable: (table: Table, name: string) => Promise<string | undefined>
}

/** A picker for a table file. Staff can also drop a file on it. */
export function TableFilePicker({ label, hint, onTable }: TableFilePickerProps) {
  const msg = useMsg()
  const id = useId()
  const { percent, read, stop } = useTableReader()
  const [problem, setProblem] = useState<string>()
  const pick = async ([file]: readonly File[]) => {
    if (!file || percent !== undefined) return
    setProblem(undefined)
    const { name } = file
    const table = await read(file).catch(() => 'noTable' as const)
    if (table === 'noTable') setProblem(msg('carriers.noFile', { name }))
    else if (table === 'tooLarge') setProblem(msg('adminImport.error.tooLarge', { name }))
    else if (table) setProblem(await onTable(table, name))
  }
  const onFiles = (files: readonly File[]) => void pick(files)
  return (
    <FileDropArea invitation={label} onFiles={onFiles}>
      <Grid $gap={2}>
        <FilePickerTile
          label={percent === undefined ? label : msg('carriers.reading')}
          hint={hint}
          accept=".xlsx,.csv,.tsv,.txt,text/csv"
          empty
          noteFor={id}
          error={problem}
          onFiles={onFiles}
        />
        <FieldNote controlId={id} error={problem} />
        {percent !== undefined && (
          <Button variant="secondary" onClick={stop}>
            {msg('adminImport.reading.stop', { percent })}
          </Button>
        )}
      </Grid>
    </FileDropArea>
  )
}

const maxShownLines = 20

/** The rows of a carrier's file that were refused, each with the reason. */
function Refusals({ rows }: { rows: readonly RefusedReplyRow[] }) {
  const msg = useMsg()
  const lines = rows.map(({ reason, ...row }) =>
    msg('carriers.line', { ...row, reason: msg(`carriers.reason.${reason}`) }),
  )
  return (
    <div role="alert">
      <LimitedList title={msg('carriers.refused', { n: rows.length })} lines={lines} />
    </div>
  )
}

/** A list with a title. It shows the first 20 lines, and the number of further lines. */
export function LimitedList({ title, lines }: { title: string; lines: readonly string[] }) {
  const msg = useMsg()
  const more = lines.length - maxShownLines
  return (
    <>
      <Text $weight="bold">{title}</Text>
      <Lines>
        {lines.slice(0, maxShownLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>{msg('carriers.more', { n: more })}</li>}
      </Lines>
    </>
  )
}

const Lines = styled.ul`
  padding-inline-start: ${space(5)};
  font-size: ${text.sm};
`
