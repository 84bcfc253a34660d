import { product } from '@/domain/product/description'
import { useMsg } from '@/i18n/use-msg'
import { careKinds, careSymbols, knownCare } from '@/lib/care'
import { Select } from '@/ui/choosing/Select'
import { useFormField } from '@/ui/form/use-form'
import { Stack, Text } from '@/ui/layout/basics'
import { FieldRow } from './FormFrame'

/** The symbols of the care label: of each kind one, or none. */
export function CareField() {
  const msg = useMsg()
  const { value, onChange } = useFormField<string[]>('care')
  const chosen = knownCare(value)
  return (
    <Stack $gap={2} role="group" aria-label={msg(product.care.label)}>
      <Text as="h3" $size="sm" $weight="bold">
        {msg(product.care.label)}
      </Text>
      <FieldRow data-wide>
        {careKinds.map((kind) => {
          const mine = careSymbols[kind].find((symbol) => chosen.includes(symbol)) ?? ''
          const others = chosen.filter((symbol) => symbol !== mine)
          return (
            <Select
              key={kind}
              label={msg(`care.kind.${kind}`)}
              value={mine}
              onChange={(next) => onChange(next ? [...others, next] : others)}
              options={[
                { value: '', label: msg('care.kind.none') },
                ...careSymbols[kind].map((value) => ({ value, label: msg(`care.${value}`) })),
              ]}
            />
          )
        })}
      </FieldRow>
    </Stack>
  )
}
