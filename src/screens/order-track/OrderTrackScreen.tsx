import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Order } from '@/api/generated/model'
import type { OrderLookup } from '@/domain/order/search'
import { useDeviceOrders } from '@/features/orders/device-orders'
import { orderLookUpErrorText, useLookUpErrorText } from '@/features/orders/errors'
import { type OrderUpdateCallbacks, useLookUpOrder } from '@/features/orders/mutations'
import { ChatLinks } from '@/features/site/Contact'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { OrderArticle } from '@/screens/account/OrderScreen'
import { space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { FieldPair } from '@/ui/fields/Field'
import { FormTextField } from '@/ui/form/fields'
import { Form } from '@/ui/form/Form'
import { Container, PageTitle, Row, Stack, Text } from '@/ui/layout/basics'

type OrderTrackScreenProps = {
  /** The order code in the URL, or ''. */
  code: string
}

/**
 * Shows an order to everyone who has its code and its phone number. They see almost the same page as the
 * shopper who placed the order (Product §2.15).
 */
export function OrderTrackScreen({ code }: OrderTrackScreenProps) {
  const msg = useMsg()
  const [order, setOrder] = useState<Order | null>(null)
  const { mutateAsync: lookUp } = useLookUpOrder()
  usePageHead({ title: msg('track.title'), index: false })
  return (
    <Container>
      <Column $gap={6}>
        <div>
          <PageTitle>{msg('track.title')}</PageTitle>
          <Text $color="inkSoft">{msg('track.text')}</Text>
        </div>
        <LookUpForm code={code} onFound={setOrder} />
        {order && (
          <FoundOrder
            order={order}
            onChanged={setOrder}
            refresh={async () => {
              const now = await lookUp(order)
              setOrder(now)
              return now
            }}
          />
        )}
        <ChatLinks
          about={order ? msg('account.order.title', { code: order.code }) : msg('track.title')}
        />
      </Column>
    </Container>
  )
}

/** The found order, below the form. Its title gets the focus. */
function FoundOrder({ order, ...updates }: { order: Order } & OrderUpdateCallbacks) {
  const msg = useMsg()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(function goToOrder() {
    title.current?.focus()
  }, [])
  return (
    <section>
      <Title as="h2" ref={title} tabIndex={-1} $title="h2">
        {msg('account.order.title', { code: order.code })}
      </Title>
      <OrderArticle order={order} isLookedUp {...updates} />
    </section>
  )
}

const Column = styled(Stack)`
  max-width: 820px;
  padding-block: ${space(6)} ${space(16)};
  margin-inline: auto;
`

const Title = styled(Text)`
  margin-block: ${space(4)} ${space(6)};
  overflow-wrap: anywhere;
  scroll-margin-block: ${space(24)};
`

type LookUpFormProps = {
  /** The order code in the URL. The phone number is never in the URL. */
  code: string
  /** Called with the order that was found, and with null while a look-up runs. */
  onFound: (order: Order | null) => void
}

/** The form that looks up an order by its code and phone number (Product §2.15). */
function LookUpForm({ code, onFound }: LookUpFormProps) {
  const msg = useMsg()
  const errorText = useLookUpErrorText(orderLookUpErrorText)
  const { mutateAsync: lookUp, isPending, error } = useLookUpOrder()
  const known = useDeviceOrders().find((order) => order.code === code)
  return (
    <Form<OrderLookup>
      aria-label={msg('track.title')}
      initialValues={{ code, phone: '' }}
      schema={async () => (await import('@/features/orders/lookup-schema')).orderLookupSchema}
      onSubmit={(typed) => {
        onFound(null)
        // The error is shown below the fields, so nothing else is done with it here.
        return lookUp(typed).then(onFound, () => undefined)
      }}
    >
      <Stack $gap={4}>
        <FieldPair>
          <FormTextField
            name="code"
            label={msg('order.code')}
            hint={msg('track.code.hint')}
            maxLength={limits.nameMax}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <FormTextField
            name="phone"
            label={msg('order.phone')}
            hint={known && msg('track.phone.hint', { digits: known.phoneEnd })}
            maxLength={limits.nameMax}
            type="tel"
            autoComplete="tel"
            required
          />
        </FieldPair>
        {error && <ErrorState compact message={errorText(error)} />}
        <Row>
          <Button type="submit" loading={isPending}>
            {msg('track.submit')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
