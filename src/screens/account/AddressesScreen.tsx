import { AddressBook } from '@/features/address-book/AddressBook'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { PageTitle } from '@/ui/layout/basics'

/** Product §2, account: the saved delivery addresses. */
export function AddressesScreen() {
  const msg = useMsg()
  usePageHead({ title: msg('book.title'), index: false })
  return (
    <>
      <PageTitle>{msg('book.title')}</PageTitle>
      <AddressBook />
    </>
  )
}
