import { type ReactNode, useRef, useState } from 'react'
import type { SavedAddress } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { PickerLine } from './PickerLine'
import { PickerRoom } from './picker-room'
import { PickerSkeleton } from './PickerSkeleton'

export type SavedAddressesProps = {
  /** The query of the shopper's list. */
  list: {
    data: readonly SavedAddress[] | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** False where the session ended meanwhile: a sign-in button shows instead. */
  isSignedIn: boolean
  /** Opens the sign-in for visitors with an account. */
  onSignIn: () => void
  /** Renders the addresses; the list has at least one. */
  children: (addresses: readonly SavedAddress[]) => ReactNode
}

/**
 * The saved addresses above the delivery form. It has the same height in every state, so that nothing below moves;
 * where it is known from the start that there are none, nothing is rendered.
 */
export function SavedAddresses({ list, ...rest }: SavedAddressesProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isKnownEmpty] = useState(list.data?.length === 0 && rest.isSignedIn)
  if (isKnownEmpty && list.data?.length === 0) return null
  // The retry button goes away with the error: move the focus here first.
  const retry = () => {
    frame.current?.focus()
    list.refetch()
  }
  return (
    <PickerRoom ref={frame} tabIndex={-1}>
      <Content {...rest} list={list} onRetry={retry} />
    </PickerRoom>
  )
}

function Content({
  list: { data, isError, isFetching },
  isSignedIn,
  onSignIn,
  onRetry,
  children,
}: SavedAddressesProps & { onRetry: () => void }) {
  const msg = useMsg()
  if (!isSignedIn) {
    const action = { label: msg('saved.signIn'), onAction: onSignIn }
    return <PickerLine action={action}>{msg('saved.signedOut')}</PickerLine>
  }
  if (data) return data.length > 0 ? children(data) : <PickerLine>{msg('saved.none')}</PickerLine>
  if (!isError) return <PickerSkeleton />
  const action = { label: msg('ui.retry'), onAction: onRetry, isBusy: isFetching }
  return <PickerLine action={action}>{msg('saved.error')}</PickerLine>
}
