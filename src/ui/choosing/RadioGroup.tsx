import { useId, type ReactNode, type Ref } from 'react'
import styled from 'styled-components'
import { color, media, motion, radius, space, text } from '@/theme/tokens.gen'
import { fieldAria, FieldNote } from '../fields/Field'
import { RadioFrame, RadioLegend } from './choice-group'

export type RadioOption = {
  value: string
  label: string
  description?: string
  icon?: ReactNode
}

export type RadioGroupProps = {
  label: string
  options: readonly RadioOption[]
  value: string | null
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  /** The `name` of the radio buttons, unique on the page. A name is generated if it is left out. */
  name?: string
  beside?: boolean
  /** A ref to the chosen radio button. */
  ref?: Ref<HTMLInputElement>
}

/** A choice whose options are cards. Native radio buttons provide the arrow keys and a single tab stop. */
export function RadioGroup({
  label,
  options,
  value,
  onChange,
  onBlur,
  error,
  name,
  beside = false,
  ref,
}: RadioGroupProps) {
  const groupId = useId()
  return (
    <RadioFrame {...fieldAria(groupId, { error })} aria-labelledby={`${groupId}-legend`}>
      <RadioLegend id={`${groupId}-legend`}>{label}</RadioLegend>
      <Cards data-beside={beside || undefined}>
        {options.map((option, index) => (
          <Card key={option.value}>
            <Dot
              ref={option.value === value ? ref : undefined}
              type="radio"
              name={name ?? groupId}
              value={option.value}
              checked={option.value === value}
              aria-labelledby={`${groupId}-label-${index}`}
              aria-describedby={option.description ? `${groupId}-text-${index}` : undefined}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <Texts>
              <span id={`${groupId}-label-${index}`}>{option.label}</span>
              {option.description ? (
                <Description id={`${groupId}-text-${index}`}>{option.description}</Description>
              ) : null}
            </Texts>
            {option.icon}
          </Card>
        ))}
      </Cards>
      <FieldNote controlId={groupId} error={error} />
    </RadioFrame>
  )
}

const Cards = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-end: ${space(1)};

  &[data-beside] {
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

const Card = styled.label`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-height: ${space(14)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  cursor: pointer;
  transition: border-color ${motion.fast} ${motion.ease};

  &:hover {
    border-color: ${color.ink};
  }

  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  [aria-invalid='true'] & {
    border-color: ${color.danger};
  }
`

const Dot = styled.input`
  flex: none;
  width: ${space(5)};
  height: ${space(5)};
  accent-color: ${color.accent};

  &:focus-visible {
    outline: none;
  }
`

const Texts = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Description = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
