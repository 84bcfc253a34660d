import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatClock } from '@/lib/dates'
import { color, radius, space } from '@/theme/tokens.gen'
import { VisuallyHidden } from '../layout/basics'
import { BlockErrorState } from './ErrorState'

/** The parts of a query that `Async` uses. Every result of TanStack Query fits. */
export type AsyncQuery<T> = {
  data: T | undefined
  error: unknown
  isPending: boolean
  isError: boolean
  isFetching: boolean
  /** The reason why the last try failed, while the query waits for the next try. */
  failureReason?: unknown
  refetch: () => unknown
}

export type AsyncProps<T> = {
  query: AsyncQuery<T>
  /** The placeholder while the query loads. Give it the shape of the content, so that nothing moves. */
  skeleton: ReactNode
  errorMessage?: (error: unknown) => string
  /** Use `h1` if the heading of the screen comes with the data. The error then becomes the heading. */
  errorAs?: 'h1'
  errorAction?: ReactNode
  /**
   * Returns the content that replaces the retry button, if a retry cannot help for this error. Returns
   * nothing if a retry may help.
   */
  insteadOfRetry?: (error: unknown) => ReactNode
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * Shows a query in each of its states: loading, error with retry, empty, or data. Data stay visible while
 * newer data load, and also if the loading fails.
 */
export function Async<T>(props: AsyncProps<T>) {
  const { query, errorMessage, errorAs, errorAction, insteadOfRetry, ...parts } = props
  const msg = useMsg()
  const frame = useRef<HTMLDivElement>(null)
  const waiting = query.data === undefined && !query.isError
  // The retry button disappears together with the error, so the focus moves to the frame.
  const retry = () => {
    frame.current?.focus()
    query.refetch()
  }
  const failure = (error: unknown) => {
    const instead = insteadOfRetry?.(error)
    return (
      <>
        <BlockErrorState
          error={error}
          message={errorMessage?.(error) ?? msg('ui.error')}
          messageAs={errorAs}
          {...(!instead && { onRetry: retry })}
          action={errorAction}
        />
        {instead}
      </>
    )
  }
  return (
    <Frame ref={frame} tabIndex={-1} aria-busy={waiting || query.isFetching}>
      <VisuallyHidden role="status">{waiting && msg('ui.loading')}</VisuallyHidden>
      {waiting && <Busy error={query.failureReason} />}
      {query.data === undefined && query.isError ? (
        failure(query.error)
      ) : (
        // If the content throws during rendering, the error shows as for a failed query. The next fetch
        // renders the content again.
        <CatchBoundary
          getResetKey={() => Number(query.isFetching)}
          errorComponent={({ error }) => failure(error)}
        >
          <Content data={query.data} {...parts} />
        </CatchBoundary>
      )}
    </Frame>
  )
}

type ContentProps<T> = Pick<AsyncProps<T>, 'skeleton' | 'isEmpty' | 'empty' | 'children'> & {
  data: T | undefined
}

function Content<T>({ data, skeleton, isEmpty, empty, children }: ContentProps<T>) {
  if (data === undefined) return skeleton
  return isEmpty?.(data) ? empty : children(data)
}

/**
 * Tells when a busy server will be asked again. Renders nothing for any other error. The note covers a part
 * of the skeleton, so that nothing moves.
 */
function Busy({ error }: { error: unknown }) {
  const msg = useMsg()
  const locale = useLocale()
  const retryAt = retryTimeOf(error)
  return retryAt === undefined ? null : (
    <Note role="status">{msg('ui.busy', { time: formatClock(retryAt, locale) })}</Note>
  )
}

function retryTimeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('retryAt' in error)) return undefined
  return typeof error.retryAt === 'number' ? error.retryAt : undefined
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
`

const Note = styled.p`
  position: absolute;
  z-index: 1;
  top: ${space(2)};
  left: 50%;
  width: max-content;
  max-width: calc(100% - 2 * ${space(3)});
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.md};
  background: ${color.paper};
  text-align: center;
  transform: translateX(-50%);
`
