import { useIntl } from 'react-intl'
import type { Order } from '@/api/generated/model'
import type { OrderLookup } from '@/domain/order/search'
import { type ErrorText, useErrorText, useMsg } from '@/i18n/use-msg'
import { formatClock } from '@/lib/dates'
import { limits } from '@/lib/limits'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Form } from '@/ui/form/Form'
import { FieldPair } from '@/ui/form/form-layout'
import { FormTextField } from '@/ui/form/FormTextField'
import { Row, Stack } from '@/ui/layout/Stack'
import { useDeviceOrders } from './device-orders'
import { lookUpErrors, missesUntil } from './errors'
import { useLookUpOrder } from './mutations'

type LookUpFormProps = {
  /** Where the address names the order; the phone is always typed. */
  code: string
  /** Called with what a click finds, and with null while it looks. */
  onFound: (order: Order | null) => void
}

/** Looks an order up by its code and phone (Product §2.15). */
export function LookUpForm({ code, onFound }: LookUpFormProps) {
  const msg = useMsg()
  const errorText = useMissText(lookUpErrors)
  const { mutateAsync: lookUp, isPending, error } = useLookUpOrder()
  const known = useDeviceOrders().find((order) => order.code === code)
  return (
    <Form<OrderLookup>
      aria-label={msg('track.title')}
      initialValues={{ code, phone: '' }}
      schema={() => import('./lookup-schema')}
      onSubmit={(asked) => {
        onFound(null)
        // The failure shows below.
        return lookUp(asked).then(onFound, () => undefined)
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

/** Returns the texts of a table of errors; who has missed too often is told until when (Product §2.15). */
export function useMissText(table: (error: unknown) => ErrorText): (error: unknown) => string {
  const msg = useMsg()
  const errorText = useErrorText()
  const { locale } = useIntl()
  return (error) => {
    const until = missesUntil(error)
    return until === undefined
      ? errorText(table(error))
      : msg('track.error.tooMany.until', { time: formatClock(until, locale) })
  }
}
