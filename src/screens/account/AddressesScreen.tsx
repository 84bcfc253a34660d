import { lazy, Suspense } from 'react'
import { AddressBook } from '@/features/address-book/AddressBook'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { Boundary } from '@/ui/feedback/Boundary'
import { PageTitle } from '@/ui/layout/PageTitle'

const MovedAddress = lazy(() =>
  import('@/features/addresses/MovedWards').then((module) => ({ default: module.MovedAddress })),
)

/** Product §2, account: the saved delivery addresses. */
export function AddressesScreen() {
  const msg = useMsg()
  usePageHead({ title: msg('book.title'), index: false })
  return (
    <>
      <PageTitle>{msg('book.title')}</PageTitle>
      <AddressBook
        renewal={(text, onTake) => (
          <Boundary instead={null}>
            <Suspense fallback={null}>
              <MovedAddress text={text} onTake={onTake} />
            </Suspense>
          </Boundary>
        )}
      />
    </>
  )
}
