import { useEffect, useEffectEvent, useState } from 'react'
import type { CardSize, Product } from '@/api/generated/model'
import { type VariantChoice, chooseOption, optionsOf } from '@/domain/catalogue/variant'
import { bodyMeasuresOf } from '@/domain/sizes/body-form'
import { fittingSize, fittingSizes } from '@/domain/sizes/finder'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { AnyUrlLink } from '@/ui/actions/Link'
import { Text } from '@/ui/layout/basics'
import { readBodyMeasures } from './stored-body'

export type MySizeNoteProps = {
  product: Product
  choice: VariantChoice
  /**
   * True until the shopper chooses a variant. Only then may the size that fits be preselected, if it is in
   * stock.
   */
  isOpen: boolean
  onChoose: (next: VariantChoice) => void
}

/**
 * The size that fits the shopper, with the reason. It follows from the body measures that are stored on this
 * device (Product §2.14.4).
 */
export function MySizeNote({ product, choice, isOpen, onChoose }: MySizeNoteProps) {
  const [body] = useState(() => bodyMeasuresOf(readBodyMeasures()))
  const options = optionsOf(product, 'size', choice)
  const values = options.map(({ value }) => value)
  const found = fittingSize(values, body)
  const state = options.find(({ value }) => value === found?.size)?.state
  const isSoldOut = state === 'unavailable'

  const preselect = useEffectEvent(() => {
    if (isOpen && found && !isSoldOut && choice.size !== found.size)
      onChoose(chooseOption(product, choice, 'size', found.size))
  })
  useEffect(function preselectOnce() {
    preselect()
  }, [])
  return found && <Reason {...found} isSoldOut={isSoldOut} />
}

/**
 * A note on a card if the size that fits the shopper is sold out. Renders nothing if the host sends no stock
 * for each size (Product §2.14.4).
 */
export function MySizeSoldOutNote({ sizes }: { sizes: readonly CardSize[] }) {
  const msg = useMsg()
  const [body] = useState(() => bodyMeasuresOf(readBodyMeasures()))
  const names = sizes.map(({ name }) => name)
  const found = fittingSize(names, body)
  if (!found || sizes.find(({ name }) => name === found.size)?.in_stock !== false) return null
  return (
    <Text as="span" $size="xs" $color="inkSoft">
      {msg('mySize.card', { size: found.size })}
    </Text>
  )
}

export type MySizeFilterProps = {
  /** The sizes that the filter of the list offers. */
  sizes: readonly string[]
  onChoose: (sizes: readonly string[]) => void
}

/**
 * A button that filters a list by the sizes that fit the shopper: both letter sizes and inch sizes (Product
 * §2.14.4).
 */
export function MySizeFilter({ sizes, onChoose }: MySizeFilterProps) {
  const msg = useMsg()
  const [body] = useState(() => bodyMeasuresOf(readBodyMeasures()))
  const own = fittingSizes(sizes, body)
  if (own.length === 0) return null
  return (
    <Button variant="secondary" onClick={() => onChoose(own)}>
      {msg('mySize.filter', { sizes: own.join(', ') })}
    </Button>
  )
}

type ReasonProps = NonNullable<ReturnType<typeof fittingSize>> & { isSoldOut: boolean }

function Reason({ size, decidedBy, isSoldOut }: ReasonProps) {
  const msg = useMsg()
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const girths = list.format(decidedBy.map((girth) => msg(`mySize.girth.${girth}`)))
  return (
    <Text as="p" $size="sm">
      <Text as="strong" $weight="bold">
        {msg(isSoldOut ? 'mySize.soldOut' : 'mySize.is', { size })}
      </Text>{' '}
      {girths ? msg('mySize.by', { girths }) : msg('mySize.estimated')}{' '}
      <AnyUrlLink href="/size-guide">{msg('mySize.change')}</AnyUrlLink>
    </Text>
  )
}
