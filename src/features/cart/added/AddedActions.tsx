import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'

type AddedActionsProps = {
  /** False where what was added can't be bought right now. */
  canCheckout: boolean
  /** Closes the note and goes on shopping. */
  onClose: () => void
  /** Goes to the checkout. */
  onCheckout: () => void
}

/** To the cart, or straight to the checkout with the selected lines. */
export function AddedActions({ canCheckout, onClose, onCheckout }: AddedActionsProps) {
  const msg = useMsg()
  return (
    <Actions>
      <ButtonLink to="/cart" variant="secondary" onClick={onClose}>
        {msg('cart.view')}
      </ButtonLink>
      <Button
        disabled={!canCheckout}
        onClick={() => {
          onClose()
          onCheckout()
        }}
      >
        {msg('cart.checkout')}
      </Button>
    </Actions>
  )
}

const Actions = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(3)};
  grid-template-columns: repeat(2, minmax(0, 1fr));

  & > * {
    padding-inline: ${space(2)};
  }
`
