import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Async } from '@/ui/feedback/Async'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { PinIcon } from '@/ui/icons'
import { Late } from '@/ui/feedback/Boundary'
import { AddAddress } from './AddAddress'
import { AddressCard } from './AddressCard'
import { AddressCards, AddressesHead } from './address-layout'
import { AddressesSkeleton } from './AddressesSkeleton'
import { listErrors } from './errors'
import { savedAddressesQuery } from './queries'
import { addButtonId, firstOnPage, useAddressTask } from './use-address-task'

const AddressWindow = lazy(() =>
  import('./AddressWindow').then((module) => ({ default: module.AddressWindow })),
)

type AddressBookProps = {
  /** Undefined until the shopper is known. Drafts are kept for this shopper alone. */
  shopper: string | undefined
}

/** Product §2, account: the saved addresses, the default one first, with the windows to change them. */
export function AddressBook({ shopper }: AddressBookProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const query = useQuery(savedAddressesQuery)
  const { data: addresses, error } = query
  const tasks = useAddressTask(shopper, addresses)
  const addButton = <AddAddress loading={tasks.loading} onAdd={tasks.add} />
  // The retry button goes away with the error: move the focus first.
  const readAgain = () => {
    firstOnPage(addButtonId)?.focus()
    void query.refetch()
  }
  return (
    <>
      <Async
        query={query}
        skeleton={<AddressesSkeleton />}
        errorMessage={(failure) => errorText(listErrors(failure))}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            icon={<PinIcon size={48} />}
            title={msg('book.empty.title')}
            text={msg('book.empty.text')}
            action={addButton}
          />
        }
      >
        {(list) => (
          <>
            <AddressesHead>
              {msg('book.count', { n: list.length })}
              {addButton}
            </AddressesHead>
            <AddressCards>
              {list.map((address) => (
                <li key={address.id}>
                  <AddressCard
                    address={address}
                    loading={tasks.loading}
                    onEdit={tasks.edit}
                    onDelete={tasks.remove}
                  />
                </li>
              ))}
            </AddressCards>
          </>
        )}
      </Async>
      {addresses && error && (
        <ErrorState compact message={errorText(listErrors(error))} onRetry={readAgain} />
      )}
      <Late>
        {tasks.shown && addresses && (
          <AddressWindow
            key={tasks.shown.number}
            {...tasks.shown}
            addresses={addresses}
            shopper={shopper}
            onClose={tasks.close}
          />
        )}
      </Late>
    </>
  )
}
