import { useId } from 'react'
import styled from 'styled-components'
import { type GridLayer, gridLayers } from '@/domain/admin/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, control, radius, space, text, weight } from '@/theme/tokens'
import { ChoiceGroup, HiddenRadio } from '@/ui/choosing/choice-group'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

type LayerTabsProps = {
  /** The layer that is shown. */
  value: GridLayer
  /** How many cells of a layer can't be kept. */
  problems: Readonly<Record<GridLayer, number>>
  /** Called with the layer to show. */
  onChange: (layer: GridLayer) => void
}

/** Which number of the variants the grid shows. */
export function LayerTabs({ value, problems, onChange }: LayerTabsProps) {
  const msg = useMsg()
  const name = useId()
  return (
    <ChoiceGroup>
      <legend>
        <VisuallyHidden>{msg('adminVariants.layer')}</VisuallyHidden>
      </legend>
      <Row>
        {gridLayers.map((layer) => (
          <Tab key={layer}>
            <HiddenRadio
              name={name}
              value={layer}
              checked={layer === value}
              onChange={() => onChange(layer)}
            />
            <span>
              {msg(`sheet.${layer}`)}
              {problems[layer] > 0 && (
                <>
                  <Count aria-hidden="true">{problems[layer]}</Count>
                  <VisuallyHidden>
                    {msg('adminVariants.layer.problems', { count: problems[layer] })}
                  </VisuallyHidden>
                </>
              )}
            </span>
          </Tab>
        ))}
      </Row>
    </ChoiceGroup>
  )
}

const Row = styled.div`
  display: flex;
  width: fit-content;
  max-width: 100%;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
`

const Tab = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${control.height};
  padding-inline: ${space(2)};
  font-size: ${text.sm};
  text-align: center;
  cursor: pointer;

  ${media.tablet} {
    padding-inline: ${space(4)};
  }

  & + & {
    border-inline-start: 1px solid ${color.lineStrong};
  }

  &:has(:checked) {
    background: ${color.ink};
    color: ${color.onAccent};
    font-weight: ${weight.bold};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`

const Count = styled.span`
  display: inline-block;
  min-width: ${space(5)};
  margin-inline-start: ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.danger};
  color: ${color.onAccent};
  font-size: ${text.xs};
  line-height: ${space(5)};
`
