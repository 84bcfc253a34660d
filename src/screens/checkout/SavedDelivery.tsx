import { useQuery } from '@tanstack/react-query'
import { PickerRoom } from '@/features/address-book/picker/picker-room'
import { SavedAddresses } from '@/features/address-book/picker/SavedAddresses'
import { SavedAddressPicker } from '@/features/address-book/picker/SavedAddressPicker'
import { savedAddressesQuery } from '@/features/address-book/queries'
import { askSignInAtom, sessionAtom } from '@/features/auth/state'
import { WithMessages } from '@/i18n/WithMessages'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { useSavedDelivery } from './use-saved-delivery'

/** The shopper's saved addresses; picking one fills in the surrounding checkout form. */
export function SavedDelivery() {
  const isSignedIn = useAtomValue(sessionAtom).token !== null
  const askSignIn = useSetAtom(askSignInAtom)
  const list = useQuery({ ...savedAddressesQuery, enabled: isSignedIn })
  const delivery = useSavedDelivery(list.data)
  return (
    <WithMessages bundle="saved" fallback={<PickerRoom />}>
      <SavedAddresses list={list} isSignedIn={isSignedIn} onSignIn={() => askSignIn()}>
        {(addresses) => <SavedAddressPicker addresses={addresses} {...delivery} />}
      </SavedAddresses>
    </WithMessages>
  )
}
