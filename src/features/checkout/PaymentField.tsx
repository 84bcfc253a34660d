import { useMsg } from '@/i18n/use-msg'
import { FormRadioGroup } from '@/ui/form/FormRadioGroup'
import { CardIcon, CashIcon } from '@/ui/icons'

/** Product §9: cash on delivery, or PayPal. */
export function PaymentField() {
  const msg = useMsg()
  return (
    <FormRadioGroup
      name="payment"
      label={msg('checkout.payment')}
      options={[
        {
          value: 'cod',
          label: msg('checkout.payment.cod'),
          description: msg('checkout.payment.codText'),
          icon: <CashIcon />,
        },
        {
          value: 'paypal',
          label: msg('checkout.payment.paypal'),
          description: msg('checkout.payment.paypalText'),
          icon: <CardIcon />,
        },
      ]}
    />
  )
}
