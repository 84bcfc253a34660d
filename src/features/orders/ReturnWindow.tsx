import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { Order, OrderItem, ReturnLine, ReturnRequest } from '@/api/generated/model'
import { optionsOf, valueOf } from '@/domain/catalogue/variant'
import {
  hasArrived,
  itemName,
  returnItems,
  returnLimits,
  returnReasons,
  returnWishes,
  unitsLeft,
} from '@/domain/returns/returns'
import { type ErrorText, useMsg } from '@/i18n/use-msg'
import { color, media, space } from '@/theme/tokens'
import { SwatchGroup } from '@/ui/choosing/SwatchGroup'
import { ActionWindow } from '@/ui/editor/ActionWindow'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormSelect, FormTextField } from '@/ui/form/fields'
import { useFormField, useFormValues } from '@/ui/form/use-form'
import { Grid, Stack, Text } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import type { DialogProps } from '@/ui/overlays/Dialog'
import { useToast } from '@/ui/toast/toast'
import { productQuery } from '../catalogue/queries'
import { mayBePlaced } from './errors'
import type { OrderUpdates } from './mutations'
import { ReturnPhotos } from './ReturnPhotos'

export type ReturnForm = {
  /** One for each line of the order. `quantity` is a number as its select holds it; 0 stays with her. */
  lines: (Required<Omit<ReturnLine, 'quantity' | 'size'>> & { quantity: string; size: string })[]
  note: string
  /** Addresses of what has been sent. */
  photos: string[]
}

/** What is asked back of an order. */
export type AskedReturn = Pick<ReturnRequest, 'items' | 'note' | 'photos'>

type ReturnWindowProps = OrderUpdates & {
  /** As it is now: what another tab has asked back is not offered. */
  order: Order
  isOpen: boolean
  finalFocus: DialogProps['finalFocus']
  /** Sends it under a key; under the same one it is the same request. Rejects where it is not known to be there. */
  send: (asked: AskedReturn, key: string) => Promise<Order>
  errors: (error: unknown) => ErrorText | null
  /** True where staff write down what a caller says. */
  byPhone?: boolean
  onClose: () => void
}

/** Asks what goes back, how much, why, and for what. */
export function ReturnWindow(props: ReturnWindowProps) {
  const { order, isOpen, finalFocus, onChanged, refresh, byPhone = false, onClose } = props
  const msg = useMsg()
  const toast = useToast()
  const [before] = useState(order.returns.length)
  const [isUploading, setIsUploading] = useState(false)

  const finish = (changed: Order): true => {
    onChanged?.(changed)
    toast({ message: msg('return.done') })
    return true
  }
  const send = async ({ lines, note, photos }: ReturnForm, _: unknown, key: string) => {
    const items = returnItems(lines.map((line) => ({ ...line, quantity: Number(line.quantity) })))
    if (items.length === 0) return { id: 'return.error.none' } as const
    if (isUploading) return { id: 'return.photos.wait' } as const
    try {
      return finish(await props.send({ items, note: note.trim(), photos }, key))
    } catch (failure) {
      // The answer may be all that was lost, or another tab was faster.
      const now = await refresh?.().catch(() => undefined)
      if (now && mayBePlaced(failure) && hasArrived(now, items, before)) return finish(now)
      throw failure
    }
  }
  return (
    <ActionWindow<ReturnForm>
      isOpen={isOpen}
      title={msg(byPhone ? 'adminReturns.byPhone' : 'return.ask')}
      fullScreen="phone"
      finalFocus={finalFocus}
      labels={{ save: msg('return.send') }}
      initialValues={{ lines: order.items.map(startingLine), note: '', photos: [] }}
      schema={() => import('./return-schema')}
      holdsMore={isUploading}
      onSend={send}
      errors={props.errors}
      onClose={onClose}
    >
      <Text $color="inkSoft">{msg(byPhone ? 'adminReturns.byPhone.text' : 'return.text')}</Text>
      <Lines order={order} wish={msg(byPhone ? 'adminReturns.byPhone.wish' : 'return.wish')} />
      <FormTextField
        name="note"
        label={msg('return.note')}
        hint={msg('return.note.hint')}
        maxLength={returnLimits.note}
        multiline
      />
      <Photos order={order} onBusy={setIsUploading} />
    </ActionWindow>
  )
}

function Photos(props: { order: Order; onBusy: (isBusy: boolean) => void }) {
  const { value, onChange } = useFormField<readonly string[]>('photos')
  // Several may arrive at once.
  const latest = useRef(value)
  return (
    <ReturnPhotos
      {...props}
      value={value}
      onChange={(change) => {
        latest.current = change(latest.current)
        onChange(latest.current)
      }}
    />
  )
}

/** The only line of an order goes back; of several she chooses. */
function startingLine({ id }: { id: number }, _: number, all: readonly unknown[]) {
  const quantity = all.length === 1 ? '1' : '0'
  return { item_id: id, quantity, reason: 'fit', wish: 'exchange', size: '' } as const
}

/** The lines that can still go back; what is chosen stays, whatever another tab does. */
function Lines({ order, wish }: { order: Order; wish: string }) {
  const msg = useMsg()
  const { lines } = useFormValues<ReturnForm>()
  return order.items.map((item, index) => {
    const chosen = Number(lines[index]?.quantity)
    const most = Math.max(unitsLeft(item, order.returns), chosen)
    if (most === 0) return null
    const name = `lines.${index}`
    const counts = Array.from({ length: most + 1 }, (_, count) => ({
      value: String(count),
      label: count === 0 ? msg('return.quantity.none') : String(count),
    }))
    return (
      <Line key={item.id} $gap={4} role="group" aria-label={itemName(item)}>
        <Grid $gap={4} $columns="64px minmax(0, 1fr)">
          <Picture src={item.variant?.image_url} alt="" sizes="64px" />
          <Stack $gap={1} $align="start">
            <Text $weight="bold">{itemName(item)}</Text>
            <FormSelect name={`${name}.quantity`} label={msg('return.quantity')} options={counts} />
          </Stack>
        </Grid>
        {chosen > 0 && (
          <>
            <Choices $gap={4}>
              <FormSelect
                name={`${name}.reason`}
                label={msg('return.reason')}
                options={returnReasons.map((reason) => ({
                  value: reason,
                  label: msg(`return.reason.${reason}`),
                }))}
              />
              <FormSelect
                name={`${name}.wish`}
                label={wish}
                options={returnWishes.map((value) => ({
                  value,
                  label: msg(`return.wish.${value}`),
                }))}
              />
            </Choices>
            {lines[index]?.wish === 'exchange' && <OtherSize name={`${name}.size`} item={item} />}
          </>
        )}
      </Line>
    )
  })
}

/** The sizes that there are of this garment in this colour; typed where the shop no longer sells it. */
function OtherSize({ name, item }: { name: string; item: OrderItem }) {
  const msg = useMsg()
  const field = useFormField<string>(name)
  const { data, isLoading } = useQuery({
    ...productQuery(item.slug ?? ''),
    enabled: item.slug !== null,
  })
  const own = data?.product.variants.find(({ id }) => id === item.variant_id)
  if (isLoading) return <Skeleton height="72px" />
  if (!data || !own)
    return (
      <FormTextField
        name={name}
        label={msg('return.size')}
        {...(item.size && { hint: msg('return.size.hint', { size: item.size }) })}
        maxLength={returnLimits.size}
        required
      />
    )
  const inColour = { color: valueOf(own, 'color'), size: null }
  return (
    <SwatchGroup
      {...field}
      kind="size"
      legend={msg('return.size')}
      options={optionsOf(data.product, 'size', inColour).map(({ value, state }) => ({
        value,
        label: value,
        state: state === 'available' ? state : 'unavailable',
      }))}
    />
  )
}

const Line = styled(Stack)`
  padding-block-end: ${space(4)};
  border-block-end: 1px solid ${color.line};
  overflow-wrap: anywhere;
`

const Choices = styled(Grid)`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
