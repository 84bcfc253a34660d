import { lazy, useRef, useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { Late } from '@/ui/feedback/Boundary'

const CancelWindow = lazy(() =>
  import('./CancelWindow').then((module) => ({ default: module.CancelWindow })),
)

type CancelOrderProps = {
  /** The code of an order that nobody has confirmed yet. */
  code: string
}

/** Cancels a pending order of the shopper, after asking. */
export function CancelOrder({ code }: CancelOrderProps) {
  const msg = useMsg()
  const button = useRef<HTMLButtonElement>(null)
  const [asks, setAsks] = useState<boolean>()
  return (
    <>
      <Button ref={button} variant="quiet" aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {msg('account.order.cancel')}
      </Button>
      {asks !== undefined && (
        <Late>
          <CancelWindow code={code} isOpen={asks} onClose={() => setAsks(false)} />
        </Late>
      )}
    </>
  )
}
