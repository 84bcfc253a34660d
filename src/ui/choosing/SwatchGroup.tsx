import { useId } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, space, weight } from '@/theme/tokens.gen'
import { fieldAria, FieldNote } from '../fields/Field'
import { Row } from '../layout/basics'
import { RadioFrame, RadioLegend, HiddenRadio } from './choice-group'
import { ColorSwatch, SizeSwatch, SwatchTarget } from './swatch'

export type SwatchOption = {
  value: string
  label: string
  /** The colour of the fabric in CSS. It is used only with `kind="color"`. */
  color?: string
  /**
   * `clash`: the option is in stock, but not in combination with the other chosen option, and can still be
   * chosen. `unavailable`: the option is sold out and cannot be chosen.
   */
  state: 'available' | 'clash' | 'unavailable'
}

export type SwatchGroupProps = {
  legend: string
  kind: 'color' | 'size'
  options: readonly SwatchOption[]
  value: string | null
  onChange: (value: string) => void
  error?: string | undefined
}

/**
 * A choice of colours or sizes. The legend also shows the choice in words, because not everyone can see the
 * colours.
 */
export function SwatchGroup({ legend, kind, options, value, onChange, error }: SwatchGroupProps) {
  const msg = useMsg()
  const groupId = useId()
  const chosen = options.find((option) => option.value === value)
  const nameOf = {
    available: (label: string) => label,
    clash: (label: string) => msg('swatch.clash', { label }),
    unavailable: (label: string) => msg('swatch.unavailable', { label }),
  }
  return (
    <RadioFrame {...fieldAria(groupId, { error })} aria-labelledby={`${groupId}-legend`}>
      <RadioLegend>
        <span id={`${groupId}-legend`}>{legend}</span>
        <Chosen>{chosen ? chosen.label : msg('swatch.none')}</Chosen>
      </RadioLegend>
      <Row $gap={2} $wrap>
        {options.map((option) => {
          const name = nameOf[option.state](option.label)
          return (
            <SwatchTarget key={option.value} data-state={option.state} title={name}>
              <HiddenRadio
                name={groupId}
                value={option.value}
                checked={option.value === value}
                disabled={option.state === 'unavailable'}
                aria-label={name}
                onChange={() => onChange(option.value)}
              />
              {kind === 'color' ? (
                <ColorSwatch style={{ backgroundColor: option.color }} />
              ) : (
                <SizeSwatch aria-hidden="true">{option.label}</SizeSwatch>
              )}
            </SwatchTarget>
          )
        })}
      </Row>
      <FieldNote controlId={groupId} error={error} />
    </RadioFrame>
  )
}

const Chosen = styled.span`
  margin-inline-start: ${space(2)};
  color: ${color.inkSoft};
  font-weight: ${weight.regular};
`
