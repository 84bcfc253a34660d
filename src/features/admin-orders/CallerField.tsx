import { useState } from 'react'
import type { AdminCustomer } from '@/api/generated/model'
import { useMsg } from '@/i18n/use-msg'
import { searchTextIn } from '@/lib/kinds/code'
import { formatPhone, isPhone, phoneText } from '@/lib/kinds/phone'
import { useSearchText } from '@/lib/use-debounced'
import { SuggestField } from '@/ui/choosing/SuggestField'
import { useFoundCustomers } from './queries'

type CallerFieldProps = {
  onKnown: (customer: AdminCustomer) => void
  /** Called with the phone number of a new customer. */
  onNew: (phone: string) => void
}

/**
 * A search field for the customer on the phone, by phone number, name or e-mail address. A phone number that
 * the shop does not know starts a new customer.
 */
export function CallerField({ onKnown, onNew }: CallerFieldProps) {
  const msg = useMsg()
  const orderCounts = useOrderCountsText()
  const [text, setText] = useState('')
  const { sought, isTyping } = useSearchText(text)
  const { data: found = [], isFetching } = useFoundCustomers(sought)
  const phone = searchTextIn(text)
  const isNumber = isPhone(phone) && formatPhone(phone) !== null
  return (
    <SuggestField
      label={msg('adminOrders.new.caller')}
      hint={msg('adminOrders.new.caller.hint')}
      value={text}
      onChange={setText}
      isAsking={isTyping || isFetching}
      autoComplete="off"
      suggestions={[
        ...found.map((customer) => ({
          value: customer.key,
          label: [customer.full_name, phoneText(customer.phone)].join(' · '),
          detail: orderCounts(customer),
        })),
        ...(isNumber
          ? [
              {
                value: newcomer,
                label: msg('adminOrders.new.caller.new', { phone: phoneText(phone) }),
              },
            ]
          : []),
      ]}
      onPick={({ value }) => {
        setText('')
        const known = found.find(({ key }) => key === value)
        if (known) onKnown(known)
        else onNew(phone)
      }}
    />
  )
}

const newcomer = 'new'

/**
 * Returns a function that describes a customer's orders in one line: how many were placed and delivered, and
 * how many were refused, if any.
 */
export function useOrderCountsText() {
  const msg = useMsg()
  return ({
    order_count,
    delivered_count,
    refused_count,
  }: Pick<AdminCustomer, 'order_count' | 'delivered_count' | 'refused_count'>) =>
    [
      msg('adminOrders.new.counts', { n: order_count, delivered: delivered_count }),
      refused_count > 0 && msg('adminOrders.new.refused', { n: refused_count }),
    ]
      .filter(Boolean)
      .join(' · ')
}
