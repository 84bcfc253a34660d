import { useEffect } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '../actions/Button'
import { ErrorState, type ErrorStateProps } from './ErrorState'
import { isMissingPart, reloadOnce } from './missing-part'

export type FailureProps = ErrorStateProps & { error: unknown }

/** Something could not be drawn. Where its code is missing, a reload is tried by itself once and offered from then on. */
export function Failure({ error, ...state }: FailureProps) {
  const msg = useMsg()
  useEffect(
    function reloadForMissingPart() {
      if (isMissingPart(error)) reloadOnce(error)
    },
    [error],
  )
  if (!isMissingPart(error)) return <ErrorState {...state} />
  return (
    <ErrorState
      message={msg('ui.missingPart')}
      messageAs={state.messageAs}
      action={<Button onClick={() => location.reload()}>{msg('ui.reload')}</Button>}
    />
  )
}
