import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { DeliverySummary } from '@/features/address-book/picker/DeliverySummary'
import { PickerRoom } from '@/features/address-book/picker/picker-room'
import { SavedAddresses } from '@/features/address-book/picker/SavedAddresses'
import { SavedAddressPicker } from '@/features/address-book/picker/SavedAddressPicker'
import { savedAddressesQuery } from '@/features/address-book/queries'
import { askSignInAtom, sessionAtom } from '@/features/auth/state'
import { WithMessages } from '@/i18n/WithMessages'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { useDeliveryView } from './use-delivery-view'
import { useSavedDelivery } from './use-saved-delivery'

type SavedDeliveryProps = {
  /** The fields of an address. */
  children: ReactNode
}

/**
 * The shopper's saved addresses. The default one fills in the surrounding form and is shown as a summary; "Edit" brings
 * the other addresses and the fields, which are its children.
 */
export function SavedDelivery({ children }: SavedDeliveryProps) {
  const isSignedIn = useAtomValue(sessionAtom).token !== null
  const askSignIn = useSetAtom(askSignInAtom)
  const list = useQuery({ ...savedAddressesQuery, enabled: isSignedIn })
  const { chosen, onPick, onOther, progress } = useSavedDelivery(list.data)
  const view = useDeliveryView({ list, chosen, progress, isSignedIn })
  const frame = useRef<HTMLDivElement>(null)
  useEffect(
    function leadIntoTheForm() {
      // The pressed button is gone and took the focus along.
      if (view.wasOpened) frame.current?.querySelector<HTMLElement>('input:checked')?.focus()
    },
    [view.wasOpened],
  )
  const fields = view.hasFields && children
  const fallback = (
    <>
      <PickerRoom />
      {fields}
    </>
  )
  return (
    <Frame ref={frame}>
      <WithMessages bundle="saved" fallback={fallback}>
        <SavedAddresses list={list} isSignedIn={isSignedIn} onSignIn={() => askSignIn()}>
          {(addresses) =>
            chosen && !view.hasFields ? (
              <DeliverySummary
                address={chosen}
                isReading={progress === 'reading'}
                onEdit={view.open}
              />
            ) : (
              <SavedAddressPicker
                addresses={addresses}
                chosen={chosen}
                onPick={(address) => void onPick(address)}
                onOther={onOther}
                progress={progress}
              />
            )
          }
        </SavedAddresses>
        {fields}
      </WithMessages>
    </Frame>
  )
}

const Frame = styled.div`
  display: contents;
`
