import { type ComponentType, Fragment, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import type { Product, Variant } from '@/api/generated/model'
import { isInStock } from '@/domain/catalogue/variant'
import { useMsg } from '@/i18n/use-msg'
import { space, text, weight } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { firstWithId, useWindowTask } from '@/ui/editor/window-task'
import { defer } from '@/ui/feedback/late'
import { MailIcon } from '@/ui/icons'
import { Stack, Text } from '@/ui/layout/basics'

const RestockWindow = defer(async () => (await import('./RestockWindow')).RestockWindow)

/**
 * The result of the shopper's last request for a restock message. `isOff` is true if the host does not offer
 * such messages for this product.
 */
export type RestockRequestResult = { text: string; isOff: boolean }

type RestockOfferProps = {
  product: Pick<Product, 'id' | 'variants'>
  /** The chosen variant. The offer is shown if this variant or any other variant is sold out. */
  variant: Variant | null
  /** The e-mail address of the signed-in shopper. */
  email: string | undefined
  /**
   * The bar of the buy buttons, if the chosen variant is sold out. The offer's button is then in this bar.
   */
  bar?: ComponentType<{ children: ReactNode }> | undefined
}

/**
 * Offers to write to the shopper when a sold-out variant is in stock again (Product §2.6). Renders nothing if
 * all variants are in stock.
 */
export function RestockOffer({
  product,
  variant,
  email,
  bar: Frame = Fragment,
}: RestockOfferProps) {
  const msg = useMsg()
  const id = useId()
  const { shown, open, close } = useWindowTask<readonly Variant[]>()
  const [outcome, setOutcome] = useState<RestockRequestResult>()
  const soldOut = product.variants.filter((other) => !isInStock(other))
  if (soldOut.length === 0) return null
  const isChosen = variant !== null && !isInStock(variant)
  const chosenFirst = soldOut.toSorted((a, b) => Number(b === variant) - Number(a === variant))
  return (
    <Offer $gap={1} $justify="start">
      {!outcome?.isOff && (
        <Frame>
          <Button
            id={id}
            {...(isChosen ? { size: 'lg' } : { variant: 'quiet' })}
            aria-haspopup="dialog"
            onClick={() => open(chosenFirst)}
          >
            <MailIcon size={20} />
            {msg(isChosen ? 'product.restock' : 'product.restock.other')}
          </Button>
        </Frame>
      )}
      <Text id={`${id}-outcome`} role="status" tabIndex={-1} $size="sm">
        {outcome?.text}
      </Text>
      {shown && (
        <RestockWindow
          key={shown.number}
          productId={product.id}
          variants={shown.task}
          email={email}
          isOpen={shown.isOpen}
          onOutcome={setOutcome}
          onClose={close}
          finalFocus={() => firstWithId(id, `${id}-outcome`)}
        />
      )}
    </Offer>
  )
}

/**
 * The quiet button is a small link, because the chosen variant is in stock. Its icon aligns with the texts
 * around it, so the box of the button starts further left.
 */
const Offer = styled(Stack)`
  & > [data-variant='quiet'] {
    margin-block: -${space(2)};
    margin-inline-start: -${space(3)};
    font-size: ${text.sm};
    font-weight: ${weight.regular};
  }
`
