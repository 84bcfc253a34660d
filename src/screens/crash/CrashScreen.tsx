import { useQueryClient } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { isMissingCode, reloadOnce } from '@/lib/reload-page'
import { ButtonLink } from '@/ui/actions/Link'
import { BlockErrorState } from '@/ui/feedback/ErrorState'
import { Container } from '@/ui/layout/basics'

/**
 * Replaces a screen that has thrown an error while it rendered. A retry renders the screen again with
 * refetched data. If the screen's code belongs to an older version of the shop, the page reloads once by
 * itself (Product §2.18.4).
 */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  const msg = useMsg()
  const queries = useQueryClient()
  usePageHead({ index: false })
  useEffect(
    function loadMissingScreen() {
      if (isMissingCode(error)) void reloadOnce(error)
    },
    [error],
  )
  return (
    <Container>
      <BlockErrorState
        error={error}
        message={msg('shell.crash')}
        messageAs="h1"
        onRetry={() => {
          queries.removeQueries({ type: 'inactive' })
          reset()
        }}
        action={
          // A full page load also clears the state that made this page fail.
          <ButtonLink to="/" variant="quiet" reloadDocument>
            {msg('shell.goHome')}
          </ButtonLink>
        }
      />
    </Container>
  )
}
