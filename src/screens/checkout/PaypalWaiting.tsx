import styled from 'styled-components'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { color, space, title } from '@/theme/tokens'
import { Spinner } from '@/ui/feedback/Spinner'
import { Container } from '@/ui/layout/Container'

/** Shown while a payment is settled after the return from PayPal. */
export function PaypalWaiting() {
  const msg = useMsg()
  usePageHead({ title: msg('payment.finishing'), index: false })
  return (
    <Container>
      <Panel role="status">
        <Spinner />
        <Title>{msg('payment.finishing')}</Title>
        <Hint>{msg('payment.finishing.text')}</Hint>
      </Panel>
    </Container>
  )
}

const Panel = styled.div`
  display: grid;
  gap: ${space(4)};
  align-content: center;
  justify-items: center;
  min-height: 60vh;
  text-align: center;
`

const Title = styled.h1`
  font: ${title.h2};
`

const Hint = styled.p`
  max-width: 44ch;
  color: ${color.inkSoft};
`
