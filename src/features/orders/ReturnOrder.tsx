import { type RefObject, useState } from 'react'
import type { Order } from '@/api/generated/model'
import { canReturn } from '@/domain/returns/returns'
import { useMsg } from '@/i18n/use-msg'
import { shopDay } from '@/lib/dates'
import { keyHeaders } from '@/lib/random-key'
import { Button } from '@/ui/actions/Button'
import { useWindowTask } from '@/ui/editor/window-task'
import { late } from '@/ui/feedback/late'
import { returnErrors } from './errors'
import { type OrderUpdates, useRequestOwnReturn } from './mutations'

const ReturnWindow = late(async () => (await import('./ReturnWindow')).ReturnWindow)

type ReturnOrderProps = OrderUpdates & {
  order: Order
  /** Gets the focus where the button goes, because nothing is left to send back. */
  fallback: RefObject<HTMLElement | null>
}

/** Asks back what was delivered, for as long as that may be (Product §2.16). The window outlives its button. */
export function ReturnOrder({ order, fallback, ...updates }: ReturnOrderProps) {
  const msg = useMsg()
  const [today] = useState(() => shopDay())
  const { shown, open, close } = useWindowTask<true>()
  const { mutateAsync } = useRequestOwnReturn()
  const isOffered = canReturn(order, today)
  return (
    <>
      {isOffered && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => open(true)}>
          {msg('return.ask')}
        </Button>
      )}
      {shown && (
        <ReturnWindow
          key={shown.number}
          order={order}
          isOpen={shown.isOpen}
          finalFocus={() => isOffered || fallback.current}
          {...updates}
          send={async (asked, key) => {
            const { code, phone } = order
            const data = { ...asked, order_phone: phone }
            return (await mutateAsync({ code, data, ...keyHeaders(key) })).data.order
          }}
          errors={returnErrors}
          onClose={close}
        />
      )}
    </>
  )
}
