import { useQuery } from '@tanstack/react-query'
import { type ParcelLook, parcelLook } from '@/domain/delivery/carriers'
import { siteQuery } from './queries'

/** Returns whether a parcel may be looked at before it is paid, as the shop's settings say; `unsaid` until they are there. */
export function useParcelLook(): ParcelLook {
  return parcelLook(useQuery(siteQuery).data?.website)
}
