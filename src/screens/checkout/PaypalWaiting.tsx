import styled from 'styled-components'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { Spinner } from '@/ui/feedback/Spinner'
import { Container, Stack, Text } from '@/ui/layout/basics'

/** Shown while a payment is settled after the return from PayPal. */
export function PaypalWaiting() {
  const msg = useMsg()
  usePageHead({ title: msg('payment.finishing'), index: false })
  return (
    <Container>
      <Panel role="status" $gap={4} $align="center" $justify="center">
        <Spinner />
        <Text as="h1" $title="h2">
          {msg('payment.finishing')}
        </Text>
        <Hint $color="inkSoft">{msg('payment.finishing.text')}</Hint>
      </Panel>
    </Container>
  )
}

const Panel = styled(Stack)`
  min-height: 60vh;
  text-align: center;
`

const Hint = styled(Text)`
  max-width: 44ch;
`
