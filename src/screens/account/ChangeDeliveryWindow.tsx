import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Bill, Order } from '@/api/generated/model'
import { billDifference, chargedBill } from '@/domain/order/bill'
import { type RecipientForm, recipientRequest } from '@/domain/order/form'
import { RecipientFields } from '@/features/addresses/AddressFields'
import { parseDelivery } from '@/features/addresses/parse-address'
import { newBillFromError } from '@/features/cart/purchases'
import { areAllErrorsInFields, checkoutFieldErrors } from '@/features/checkout/server-errors'
import { deliveryChangeErrorText } from '@/features/orders/errors'
import { type OrderUpdateCallbacks, useChangeOwnDelivery } from '@/features/orders/mutations'
import { useMsg } from '@/i18n/use-msg'
import { BillNotice, type BillNoticeProps } from '@/ui/data/BillNotice'
import { ActionWindow } from '@/ui/editor/ActionWindow'
import type { FormHelpers } from '@/ui/form/Form'
import { usePhoneDoubt } from '@/ui/form/PersonFields'
import { Text } from '@/ui/layout/basics'
import { useToast } from '@/ui/toast/toast'

type DeliveryWindowProps = OrderUpdateCallbacks & {
  /** The order as it was when the window opened. */
  order: Order
  isOpen: boolean
  /**
   * Returns the element that gets the focus when the window closes. True means the element that had the focus
   * before the window opened. `isOutdated` is true if the order may have changed.
   */
  finalFocus: (isOutdated: boolean) => HTMLElement | null | true
  onClose: () => void
}

/**
 * The window that changes the name, phone number and address of an order. Its fields have the same rules as
 * at the checkout.
 */
export function ChangeDeliveryWindow(props: DeliveryWindowProps) {
  const { order, isOpen, finalFocus, onChanged, refresh, onClose } = props
  const msg = useMsg()
  const toast = useToast()
  const { mutateAsync } = useChangeOwnDelivery()
  const phoneDoubt = usePhoneDoubt()
  const start = useDelivery(order)
  const [shownBill, setShownBill] = useState<Bill>(() => chargedBill(order))
  const [billNotice, setBillNotice] = useState<BillNoticeProps | null>(null)
  // This value is in a ref, because the closing window reads it before the next render.
  const isOutdated = useRef(false)

  const close = () => {
    if (isOutdated.current) void refresh?.().catch(() => undefined)
    onClose()
  }
  const send = async (form: RecipientForm, { setFieldErrors }: FormHelpers<RecipientForm>) => {
    const recipient = recipientRequest(form)
    if (!recipient) return null
    try {
      const { data } = await mutateAsync({
        code: order.code,
        data: { ...recipient, order_phone: order.phone, quoted_total: shownBill.total },
      })
      onChanged?.(data.order)
      toast({ message: msg('track.delivery.done') })
      isOutdated.current = false
      return true
    } catch (failure) {
      const after = newBillFromError(failure)
      if (after) {
        setShownBill(after)
        setBillNotice((last) => ({
          kind: 'moved',
          clicks: (last?.clicks ?? 0) + 1,
          ...billDifference(shownBill, after),
        }))
        return null
      }
      setFieldErrors(checkoutFieldErrors(failure))
      if (areAllErrorsInFields(failure)) return null
      isOutdated.current = true
      throw failure
    }
  }
  return (
    <ActionWindow<RecipientForm>
      isOpen={isOpen}
      title={msg('track.delivery.change')}
      fullScreen="phone"
      finalFocus={() => finalFocus(isOutdated.current)}
      labels={{ save: msg(billNotice ? 'track.delivery.agree' : 'track.delivery.save') }}
      initialValues={start}
      schema={async () => (await import('@/features/checkout/schema')).deliverySchema}
      doubts={phoneDoubt}
      onSend={send}
      errors={deliveryChangeErrorText}
      onClose={close}
    >
      <Text $color="inkSoft">{msg('track.delivery.text')}</Text>
      <RecipientFields />
      {billNotice && <BillNotice {...billNotice} />}
    </ActionWindow>
  )
}

/**
 * Returns the recipient and address of an order as form values, or undefined until the address is read. A
 * part of the address that can't be read stays in the street.
 */
function useDelivery({ full_name, phone, address }: Order): RecipientForm | undefined {
  const client = useQueryClient()
  const [delivery, setDelivery] = useState<RecipientForm>()
  useEffect(
    function readOnce() {
      let isCurrent = true
      void parseDelivery(client, { name: full_name, phone, address }).then(
        (read) => isCurrent && setDelivery(read),
      )
      return () => {
        isCurrent = false
      }
    },
    [client, full_name, phone, address],
  )
  return delivery
}
