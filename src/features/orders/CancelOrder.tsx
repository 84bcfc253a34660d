import { useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { late } from '@/ui/feedback/late'

const CancelWindow = late(async () => (await import('./CancelWindow')).CancelWindow)

/** Cancels a pending order of the shopper, after asking. */
export function CancelOrder({ code }: { code: string }) {
  const msg = useMsg()
  // Undefined until the first opening, which loads the window; it stays while it closes.
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {msg('account.order.cancel')}
      </Button>
      {isOpen !== undefined && (
        <CancelWindow code={code} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
