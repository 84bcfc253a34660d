import { WithMessages } from '@/i18n/WithMessages'
import { useMsg } from '@/i18n/use-msg'
import { Drawer } from '@/ui/overlays/Drawer'
import { AddedActions } from './AddedActions'
import { AddedLine } from './AddedLine'
import { type AddedCartProps, focusAfter, useAddedCart } from './added-cart'

/** The line that was just added, on a sheet at the lower edge of a phone. */
export function AddedCart(props: AddedCartProps) {
  return (
    <WithMessages bundle="cart">
      <Sheet {...props} />
    </WithMessages>
  )
}

function Sheet({ anchor, onCheckout }: AddedCartProps) {
  const msg = useMsg()
  const { isOpen, shown, canCheckout, close } = useAddedCart()
  return (
    <Drawer
      open={isOpen}
      onOpenChange={close}
      side="bottom"
      keepMounted
      title={msg('cart.added')}
      finalFocus={() => focusAfter(shown, anchor)}
      footer={<AddedActions canCheckout={canCheckout} onClose={close} onCheckout={onCheckout} />}
    >
      {shown && <AddedLine {...shown} />}
    </Drawer>
  )
}
