import { useState } from 'react'
import { deliveryEstimate } from '@/domain/delivery/estimate'
import { returnPeriodDays } from '@/domain/returns/returns'
import { CartShelf } from '@/features/catalogue/more/Shelves'
import { ShopPromiseList } from '@/features/checkout/promises'
import { useMsg } from '@/i18n/use-msg'
import { DeliveryDay } from '@/ui/data/DeliveryDay'
import { CashIcon, ReturnIcon, TruckIcon } from '@/ui/icons'
import { Container } from '@/ui/layout/basics'

type CartEndProps = {
  /** The slug of a product in the cart. It is undefined for an empty cart. */
  slug: string | undefined
}

/** The end of the cart screen: delivery, returns and payment, and a shelf of products. */
export function CartFooter({ slug }: CartEndProps) {
  const msg = useMsg()
  const [days] = useState(() => deliveryEstimate(new Date(), null))
  // The shelf keeps its products when the shopper removes the first line.
  const [first] = useState(slug)
  return (
    <>
      {first !== undefined && (
        <Container>
          <ShopPromiseList>
            <li>
              <TruckIcon /> <DeliveryDay days={days} place={undefined} />
            </li>
            <li>
              <ReturnIcon /> {msg('cart.promise.return', { returnDays: returnPeriodDays })}
            </li>
            <li>
              <CashIcon /> {msg('cart.promise.pay')}
            </li>
          </ShopPromiseList>
        </Container>
      )}
      <CartShelf slug={first} />
    </>
  )
}
