import { useQueryClient } from '@tanstack/react-query'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { ButtonLink } from '@/ui/actions/Link'
import { Failure } from '@/ui/feedback/ErrorState'
import { Container } from '@/ui/layout/Container'

type CrashScreenProps = {
  /** What was thrown. */
  error: unknown
  /** Called to show the screen again. */
  reset: () => void
}

/**
 * Shown when a screen throws while rendering. The header and the cart around it keep working; retrying renders
 * the screen again with freshly loaded data.
 */
export function CrashScreen({ error, reset }: CrashScreenProps) {
  const msg = useMsg()
  const queries = useQueryClient()
  usePageHead({ index: false })
  return (
    <Container>
      <Failure
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
