import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { missingFields, type OrderFormValues } from '@/domain/order/form'
import { countriesQuery } from '@/features/addresses/queries'
import { useMsg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/numbers'
import { useIsWide } from '@/theme/breakpoints'
import { color, media } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { useFormValues, useIsSubmitting } from '@/ui/form/use-form'
import { visuallyHiddenStyle, Text } from '@/ui/layout/basics'
import { TotalBar } from '@/ui/layout/TotalBar'

type PayBarProps = {
  /** The total in whole VND. */
  total: number
  /** The id of the element with the reason of the last failure. */
  failureId: string | undefined
}

/**
 * The bar with the pay button and the amount. On wide screens it lists the missing fields beside the button
 * (Product §2.10.2). On narrow screens it shows only their number, and the button leaves out the amount,
 * because its label must not wrap. While a field is missing, a click on the button leads to the first missing
 * field.
 */
export function PayBar({ total, failureId }: PayBarProps) {
  const msg = useMsg()
  const noteId = useId()
  const isWide = useIsWide('desktop')
  const form = useFormValues<OrderFormValues>()
  const { isHeld, hold, ref } = useHeldClick(form)
  const missing = missingFields(form)
  const isIncomplete = missing.length > 0
  const parts = missing.map((part) => msg(`checkout.missing.${part}`)).join(', ')
  const waits = isHeld ? msg('checkout.waitsForCountries') : null
  const note = waits ?? (isIncomplete ? msg('checkout.missing', { parts }) : null)
  const notes = [failureId, note && noteId].filter(Boolean).join(' ')
  const amount = formatVnd(total)
  const action = msg(`checkout.pay.${form.payment ?? 'cod'}`)
  const left = waits
    ? { label: waits, amount: '', lead: 'short' as const }
    : {
        label: msg('checkout.missing.title'),
        amount: msg('checkout.missing.count', { n: missing.length }),
        lead: isIncomplete ? ('short' as const) : ('none' as const),
      }
  return (
    <TotalBar {...(isWide ? { label: msg('bill.total'), amount } : left)}>
      <PayButton
        ref={ref}
        type="submit"
        size="lg"
        block
        loading={useIsSubmitting() || isHeld}
        aria-disabled={isIncomplete}
        aria-describedby={notes || undefined}
        onClick={hold}
      >
        {isWide || !isIncomplete ? `${action} · ${amount}` : action}
      </PayButton>
      {note && (
        <Note id={noteId} role={waits ? 'status' : undefined} $size="sm" $color="inkSoft">
          {note}
        </Note>
      )}
    </TotalBar>
  )
}

/**
 * Returns a click handler for the pay button, and whether a click is waiting. A click waits until the list of
 * countries has loaded and the form has chosen Việt Nam from it, because without a country the form would be
 * invalid (Product §2.10.2). No click waits if the list has failed to load or does not contain Việt Nam.
 */
function useHeldClick({ region }: Pick<OrderFormValues, 'region'>) {
  const ref = useRef<HTMLButtonElement>(null)
  const isHeld = useRef(false)
  const [hasClicked, setHasClicked] = useState(false)
  const { data, isLoading } = useQuery(countriesQuery)
  const isComing = isLoading || data?.some(({ code }) => code === 'VN')
  const isWaiting = region.country === null && isComing === true
  useEffect(
    function clickOnceThere() {
      if (isWaiting || !isHeld.current) return
      isHeld.current = false
      ref.current?.form?.requestSubmit()
    },
    [isWaiting],
  )
  const hold = (event: { preventDefault: () => void }) => {
    if (!isWaiting) return
    event.preventDefault()
    isHeld.current = true
    setHasClicked(true)
  }
  return { ref, isHeld: hasClicked && isWaiting, hold }
}

/* On narrow screens this note is only for screen readers. */
const Note = styled(Text)`
  ${media.belowDesktop} {
    ${visuallyHiddenStyle}
  }
`

/* The button does not look disabled while a field is missing, because a click leads to this field. */
const PayButton = styled(Button)`
  &[data-variant][aria-disabled='true']:not([aria-busy]) {
    border-color: transparent;
    background: ${color.accent};
    color: ${color.onAccent};

    ${media.hover} {
      &:hover {
        background: ${color.accentHover};
      }
    }
  }
`
