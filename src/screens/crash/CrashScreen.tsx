import { useQueryClient } from '@tanstack/react-query'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { Container } from '@/ui/layout/Container'
import { Failure } from '@/ui/feedback/ErrorState'
import { ButtonLink } from '@/ui/actions/Link'

/**
 * A screen failed to draw. Header and cart live on where it stood inside them; trying again draws it anew, from
 * answers asked for anew.
 */
export function CrashScreen({ error, reset }: { error: unknown; reset: () => void }) {
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
          // A whole new page: whatever made this one fail is gone with it.
          <ButtonLink to="/" variant="quiet" reloadDocument>
            {msg('shell.goHome')}
          </ButtonLink>
        }
      />
    </Container>
  )
}
