import { useState } from 'react'
import styled from 'styled-components'
import type { Order, ReturnLine, ReturnRequest } from '@/api/generated/model'
import {
  hasArrived,
  itemName,
  returnItems,
  returnLimits,
  returnReasons,
  returnWishes,
  unitsLeft,
} from '@/domain/returns/returns'
import { type ErrorText, useErrorText, useMsg } from '@/i18n/use-msg'
import { randomKey } from '@/lib/random-key'
import { media } from '@/theme/breakpoints'
import { color, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Form } from '@/ui/form/Form'
import { FormFields } from '@/ui/form/form-layout'
import { FormSelect } from '@/ui/form/FormSelect'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormValues } from '@/ui/form/use-form-values'
import { Grid, Stack } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { Dialog } from '@/ui/overlays/Dialog'
import { useToast } from '@/ui/toast/toast'
import { mayBePlaced } from './errors'
import type { OrderUpdates } from './mutations'
import { ReturnPhotos } from './ReturnPhotos'

export type ReturnForm = {
  /** One for each line of the order. `quantity` is a number as its select holds it; 0 stays with her. */
  lines: (Required<Omit<ReturnLine, 'quantity' | 'size'>> & { quantity: string; size: string })[]
  note: string
}

/** What is asked back of an order. */
export type AskedReturn = Pick<ReturnRequest, 'items' | 'note' | 'photos'>

type ReturnWindowProps = OrderUpdates & {
  /** As it is now: what another tab has asked back is not offered. */
  order: Order
  isOpen: boolean
  /** Gets the focus when the window closes; `true` is what had it before. */
  finalFocus: () => HTMLElement | null | true
  /** Sends it under a key; under the same one it is the same request. Rejects where it is not known to be there. */
  send: (asked: AskedReturn, key: string | undefined) => Promise<Order>
  errors: (error: unknown) => ErrorText | null
  /** True where staff write down what a caller says. */
  byPhone?: boolean
  onClose: () => void
}

/** Asks what goes back, how much, why, and for what. A call that fails keeps it open with what was typed. */
export function ReturnWindow(props: ReturnWindowProps) {
  const { order, isOpen, finalFocus, onChanged, refresh, byPhone = false, onClose } = props
  const msg = useMsg()
  const toast = useToast()
  const errorText = useErrorText()
  const title = msg(byPhone ? 'adminReturns.byPhone' : 'return.ask')
  // One window is one request, however often it is sent.
  const [key] = useState(randomKey)
  const [before] = useState(order.returns.length)
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [isUploading, setIsUploading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const finish = (changed: Order) => {
    onChanged?.(changed)
    toast({ message: msg('return.done') })
    onClose()
  }
  const send = async ({ lines, note }: ReturnForm) => {
    const items = returnItems(lines.map((line) => ({ ...line, quantity: Number(line.quantity) })))
    const missing = items.length === 0 ? 'return.error.none' : isUploading && 'return.photos.wait'
    setProblem(missing ? msg(missing) : null)
    if (missing) return
    try {
      const asked = { items, note: note.trim(), photos: [...photos] }
      finish(await props.send(asked, key))
    } catch (failure) {
      // The answer may be all that was lost, or another tab was faster.
      const now = await refresh?.().catch(() => undefined)
      if (now && mayBePlaced(failure) && hasArrived(now, items, before)) finish(now)
      else {
        const text = props.errors(failure)
        setProblem(text && errorText(text))
      }
    }
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      fullScreen="phone"
      finalFocus={finalFocus}
    >
      <Form<ReturnForm>
        aria-label={title}
        initialValues={{ lines: order.items.map(startingLine), note: '' }}
        schema={() => import('./return-schema')}
        onSubmit={send}
      >
        <FormFields>
          <Text $color="inkSoft">{msg(byPhone ? 'adminReturns.byPhone.text' : 'return.text')}</Text>
          <Lines order={order} wish={msg(byPhone ? 'adminReturns.byPhone.wish' : 'return.wish')} />
          <FormTextField
            name="note"
            label={msg('return.note')}
            hint={msg('return.note.hint')}
            maxLength={returnLimits.note}
            multiline
          />
          <ReturnPhotos order={order} value={photos} onChange={setPhotos} onBusy={setIsUploading} />
          {problem !== null && <ErrorState compact message={problem} />}
          <Button type="submit" size="lg" block>
            {msg('return.send')}
          </Button>
        </FormFields>
      </Form>
    </Dialog>
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
        <Text $weight="bold">{itemName(item)}</Text>
        <FormSelect name={`${name}.quantity`} label={msg('return.quantity')} options={counts} />
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
            {lines[index]?.wish === 'exchange' && (
              <FormTextField
                name={`${name}.size`}
                label={msg('return.size')}
                {...(item.size && { hint: msg('return.size.hint', { size: item.size }) })}
                maxLength={returnLimits.size}
                required
              />
            )}
          </>
        )}
      </Line>
    )
  })
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
