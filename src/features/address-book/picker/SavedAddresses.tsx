import { type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import type { SavedAddress } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ChoiceLegend } from '@/ui/choosing/choice-group'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CardFrame, CardLine, PickerNote, Strip, AddressLines } from './picker-layout'
import { PickerRoom } from './picker-room'

export type SavedAddressesProps = {
  list: {
    data: readonly SavedAddress[] | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** False where the session ended meanwhile: a sign-in button shows instead. */
  isSignedIn: boolean
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

type PickerLineProps = {
  /** What stands where the addresses would be: a reason, a question. */
  children: string
  action?: { label: string; onAction: () => void; isBusy?: boolean }
}

/** A line of text where the picker would be. */
function PickerLine({ children, action }: PickerLineProps) {
  return (
    <Root>
      <p role="status">{children}</p>
      {action && (
        <Button variant="secondary" loading={action.isBusy ?? false} onClick={action.onAction}>
          {action.label}
        </Button>
      )}
    </Root>
  )
}

/** Stands in for the picker while the addresses load. */
function PickerSkeleton() {
  const msg = useMsg()
  return (
    <div aria-busy="true">
      <ChoiceLegend as="p">{msg('saved.title')}</ChoiceLegend>
      <Strip aria-hidden="true">
        {[1, 2, 3].map((card) => (
          <Shape as="div" key={card}>
            <CardLine>
              &nbsp;
              <Skeleton width="70%" />
            </CardLine>
            <CardLine>
              &nbsp;
              <Skeleton width="45%" />
            </CardLine>
            <AddressLines />
          </Shape>
        ))}
      </Strip>
      <PickerNote />
    </div>
  )
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: ${space(3)} ${space(5)};
  padding: ${space(4)};
  background: ${color.sand};
  color: ${color.inkSoft};
  font-size: ${text.sm};

  & > p {
    flex: 1 1 14em;
  }
`

const Shape = styled(CardFrame)`
  border-color: ${color.line};
`
