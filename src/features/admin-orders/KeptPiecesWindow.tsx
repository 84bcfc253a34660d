import type { AdminOrderData, OrderItem, RefusedLine } from '@/api/generated/model'
import { billOfKeptGoods, isPartRefused, refusedUnits } from '@/domain/returns/kept-in-part'
import { lineName } from '@/domain/returns/returns'
import { useMsg } from '@/i18n/use-msg'
import { Select } from '@/ui/choosing/Select'
import { BillView } from '@/ui/data/BillView'
import { ActionWindow } from '@/ui/editor/ActionWindow'
import { useFormField } from '@/ui/form/use-form'
import { Text } from '@/ui/layout/basics'
import type { DialogProps } from '@/ui/overlays/Dialog'
import { useToast } from '@/ui/toast/toast'
import { keptPiecesErrorText, useKeepPieces } from './mutations'

type KeptPiecesWindowProps = Pick<DialogProps, 'finalFocus'> & {
  data: AdminOrderData
  isOpen: boolean
  onClose: () => void
}

type Typed = { back: RefusedLine[] }

/**
 * The window in which staff record that the customer kept only some pieces of a parcel. It shows the new bill
 * (Product §10.25).
 */
export function KeptPiecesWindow({ data, ...window }: KeptPiecesWindowProps) {
  const { order, updated_at } = data
  const msg = useMsg()
  const toast = useToast()
  const { mutateAsync: keep } = useKeepPieces()
  return (
    <ActionWindow<Typed>
      {...window}
      title={msg('part.title', { code: order.code })}
      labels={{ save: msg('part.save'), cancel: msg('adminReturns.cancel') }}
      initialValues={{ back: [] }}
      errors={keptPiecesErrorText}
      onSend={async ({ back }) => {
        if (!isPartRefused(order, back)) return { id: 'part.error.part' }
        const quoted_total = billOfKeptGoods(order, back).total
        await keep({ id: order.id, data: { back, quoted_total, updated_at } })
        toast({ message: msg('part.done', { code: order.code }) })
        return true
      }}
    >
      <Text $color="inkSoft">{msg('part.text')}</Text>
      <Kept order={order} />
    </ActionWindow>
  )
}

function Kept({ order }: Pick<AdminOrderData, 'order'>) {
  const msg = useMsg()
  const { value: back, onChange } = useFormField<Typed['back']>('back')
  const keep = ({ id, quantity }: OrderItem, kept: number) => {
    const others = back.filter(({ item_id }) => item_id !== id)
    onChange(kept === quantity ? others : [...others, { item_id: id, quantity: quantity - kept }])
  }
  const bill = billOfKeptGoods(order, back)
  return (
    <>
      {order.items.map((item) => (
        <Select
          key={item.id}
          label={lineName(item)}
          options={Array.from({ length: item.quantity + 1 }, (_, left) => ({
            value: String(item.quantity - left),
            label: msg('part.kept', { n: item.quantity - left, of: item.quantity }),
          }))}
          value={String(item.quantity - refusedUnits(back, item))}
          onChange={(text) => keep(item, Number(text))}
        />
      ))}
      <BillView dense lines={bill.lines} total={bill.total} />
    </>
  )
}
