import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { Container } from '@/ui/Container'
import { EmptyState } from '@/ui/EmptyState'
import { ButtonLink } from '@/ui/Link'

/** No such page: says so and leads back into the shop. */
export function NotFoundScreen() {
  const msg = useMsg()
  usePageHead({ title: msg('shell.notFound.title'), index: false })
  return (
    <Container>
      <EmptyState
        title={msg('shell.notFound.title')}
        titleAs="h1"
        text={msg('shell.notFound.text')}
        action={<ButtonLink to="/">{msg('shell.goHome')}</ButtonLink>}
      />
    </Container>
  )
}
