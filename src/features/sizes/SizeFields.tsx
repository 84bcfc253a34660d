import styled from 'styled-components'
import type { BodyField } from '@/domain/body-form'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text, weight } from '@/theme/tokens'
import { FormTextField } from '@/ui/form/FormTextField'

const groups = [
  { name: 'girths', fields: ['bust', 'waist', 'hip'] },
  { name: 'body', fields: ['height', 'weight'] },
] as const

/** The five measures, none of them required by itself. */
export function SizeFields() {
  const msg = useMsg()
  const label = (field: BodyField) => {
    if (field === 'weight') return msg('sizes.finder.unit.kg', { label: msg('sizes.weight') })
    const name = field === 'height' ? msg('sizes.height') : msg(`sizes.girth.${field}`)
    return msg('sizes.finder.unit.cm', { label: name })
  }
  return groups.map(({ name, fields }) => (
    <Group key={name}>
      <Legend>{msg(`sizes.finder.${name}`)}</Legend>
      <Fields>
        {fields.map((field) => (
          <FormTextField
            key={field}
            name={field}
            label={label(field)}
            hint={msg(`sizes.example.${field}`)}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </Fields>
    </Group>
  ))
}

const Group = styled.fieldset`
  margin-bottom: ${space(4)};
`

const Legend = styled.legend`
  margin-bottom: ${space(3)};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-weight: ${weight.regular};
`

const Fields = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 130px), 1fr));
`
