import styled from 'styled-components'
import { WithMessages } from '@/i18n/WithMessages'
import { useMsg } from '@/i18n/use-msg'
import { space, text, weight } from '@/theme/tokens'
import { IconButton } from '@/ui/actions/IconButton'
import { CloseIcon } from '@/ui/icons'
import { Popover } from '@/ui/overlays/Popover'
import { AddedActions } from './AddedActions'
import { AddedLine } from './AddedLine'
import { type AddedCartProps, focusAfter, useAddedCart } from './added-cart'

/** The line that was just added, below the header's cart button. */
export function AddedCart(props: AddedCartProps) {
  return (
    <WithMessages bundle="cart">
      <Panel {...props} />
    </WithMessages>
  )
}

function Panel({ anchor, onCheckout }: AddedCartProps) {
  const msg = useMsg()
  const { isOpen, shown, canCheckout, close } = useAddedCart()
  return (
    <Popover
      open={isOpen}
      onOpenChange={close}
      anchor={anchor}
      openerOf={() => focusAfter(shown, anchor)}
      label={msg('cart.added')}
      keepMounted="filled"
    >
      <Head>
        <Title>{msg('cart.added')}</Title>
        <IconButton label={msg('ui.close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Body>
        {shown && <AddedLine {...shown} />}
        <AddedActions canCheckout={canCheckout} onClose={close} onCheckout={onCheckout} />
      </Body>
    </Popover>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space(2)} ${space(2)} 0 ${space(5)};
`

const Title = styled.h2`
  font-family: inherit;
  font-size: ${text.md};
  font-weight: ${weight.bold};
`

const Body = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(2)} ${space(5)} ${space(5)};
`
