import { useMsg } from '@/i18n/use-msg'
import { Container } from '@/ui/Container'
import { ErrorState } from '@/ui/ErrorState'

/** A screen failed to draw. Header and cart live on; trying again draws it anew. */
export function CrashScreen({ reset }: { reset: () => void }) {
  const msg = useMsg()
  return (
    <Container>
      <ErrorState message={msg('shell.crash')} messageAs="h1" onRetry={reset} />
    </Container>
  )
}
