import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { isMissingCode, reloadPage } from '@/lib/reload-page'
import { color, radius, space, title } from '@/theme/tokens.gen'
import { Button } from '../actions/Button'
import { AlertIcon, BrandMark } from '../frame-icons'

export type ErrorStateProps = {
  message: string
  /** Use `h1` if the screen has no other heading. */
  messageAs?: 'h1' | undefined
  onRetry?: () => void
  action?: ReactNode
  /** True for a single row, in a panel or below a field. */
  compact?: boolean
}

/** An error message in place of the content, with a retry button. */
export function ErrorState({
  message,
  messageAs,
  onRetry,
  action,
  compact = false,
}: ErrorStateProps) {
  const msg = useMsg()
  return (
    <Root role="alert" data-compact={compact || undefined}>
      {compact ? <AlertIcon /> : <BrandMark size={72} />}
      <Message as={messageAs}>{message}</Message>
      {onRetry && (
        <Button variant={compact ? 'quiet' : 'primary'} onClick={onRetry}>
          {msg('ui.retry')}
        </Button>
      )}
      {action}
    </Root>
  )
}

type FailureProps = ErrorStateProps & { error: unknown }

/**
 * The error of a block. If the code of the block could not be loaded, the error offers a button that reloads
 * the page. The page does not reload by itself, because the user may be using another part of the page.
 */
export function BlockErrorState({ error, ...state }: FailureProps) {
  const msg = useMsg()
  if (!isMissingCode(error)) return <ErrorState {...state} />
  return (
    <ErrorState
      message={msg('ui.missingPart')}
      messageAs={state.messageAs}
      action={<Button onClick={() => void reloadPage()}>{msg('ui.reload')}</Button>}
    />
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  padding: ${space(12)} ${space(4)};
  border-radius: ${radius.md};
  text-align: center;

  & > svg {
    flex: none;
    color: ${color.celadon};
  }

  &[data-compact] {
    flex-flow: row wrap;
    justify-content: flex-start;
    gap: ${space(2)};
    padding: ${space(2)} ${space(3)};
    background: ${color.dangerSoft};
    text-align: start;
  }

  &[data-compact] > svg {
    color: ${color.danger};
  }
`

/* A message that is the heading of the screen has this size, too, because it is a sentence. */
const Message = styled.p`
  max-width: 44ch;
  font: ${title.h3};
  text-wrap: balance;

  [data-compact] > & {
    max-width: 60ch;
    flex: 1 1 12em;
    font: inherit;
  }
`
