import { Skeleton } from '@/ui/feedback/Skeleton'
import { AddressCards, AddressesHead, AddressFrame, CardActions } from './address-layout'

/** Stands in while the addresses load. */
export function AddressesSkeleton() {
  return (
    <>
      <AddressesHead>
        <Skeleton width="72px" height="20px" />
        <Skeleton width="164px" height="44px" />
      </AddressesHead>
      <AddressCards as="div">{shapes}</AddressCards>
    </>
  )
}

const shapes = [1, 2].map((shape) => (
  <AddressFrame key={shape}>
    <Skeleton width="56%" height="1lh" />
    <Skeleton width="40%" height="1lh" />
    <Skeleton height="2lh" />
    <CardActions>
      <Skeleton width="72px" height="20px" />
      <Skeleton width="72px" height="20px" />
    </CardActions>
  </AddressFrame>
))
