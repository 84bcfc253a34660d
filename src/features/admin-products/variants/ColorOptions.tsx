import { memo, useState } from 'react'
import styled from 'styled-components'
import type { ProductColor } from '@/api/generated/model'
import { optionProblem } from '@/domain/admin/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { fold } from '@/lib/text'
import { media } from '@/theme/breakpoints'
import { color, radius, size, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { TextField } from '@/ui/fields/TextField'
import { CodeInput } from './CodeInput'
import { ColorRow, tidyName } from './ColorRow'
import type { GridAction } from './grid-state'
import { optionTexts } from './grid-texts'
import { AddLine, Dot, OptionGroup, OptionLegend, OptionRow } from './option-parts'
import { dyeOf, palette } from './palette'

type ColorOptionsProps = {
  /** Every colour since the last save. */
  colors: readonly ProductColor[]
  /** Those that are sold. */
  ticked: readonly ProductColor[]
  /** What new variants cost, in whole VND. */
  basePrice: number
  /** Changes the grid. */
  change: (action: GridAction) => void
}

const plain = '#8b8a88'

/** The colours of a product: by name and code, with the shop's dyes to choose from. Not drawn anew with every key in the grid. */
export const ColorOptions = memo(function ColorOptions({
  colors,
  ticked,
  basePrice,
  change,
}: ColorOptionsProps) {
  const msg = useMsg()
  const [name, setName] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const names = colors.map((one) => one.name)
  const dye = dyeOf(name)
  const shownCode = code ?? dye?.color_code ?? plain
  const problem = asked || name !== '' ? optionProblem(name, names) : null
  const isTicked = (wanted: string) => ticked.some((one) => one.name === wanted)
  const tick = (color: ProductColor) => change({ type: 'tickColor', color, basePrice })
  const unused = palette.filter((one) => names.every((known) => fold(known) !== fold(one.name)))

  function add() {
    setAsked(true)
    if (optionProblem(name, names)) return
    tick({ name: tidyName(name), color_code: shownCode })
    setName('')
    setCode(null)
    setAsked(false)
  }
  return (
    <OptionGroup>
      <OptionLegend>{msg('adminVariants.colors')}</OptionLegend>
      {colors.length > 0 && (
        <Rows aria-label={msg('adminVariants.colors')}>
          {colors.map((one, index) => (
            <ColorRow
              // oxlint-disable-next-line react/no-array-index-key -- none moves, and a new name keeps the focus
              key={index}
              color={one}
              ticked={isTicked(one.name)}
              others={names.filter((other) => other !== one.name)}
              onTick={(on) =>
                on ? tick(one) : change({ type: 'untickColor', name: one.name, basePrice })
              }
              onRename={(to) => change({ type: 'renameColor', from: one.name, to })}
              onRecode={(color_code) =>
                change({ type: 'recodeColor', color: { name: one.name, color_code } })
              }
            />
          ))}
        </Rows>
      )}
      <AddLine>
        <TextField
          label={msg('adminVariants.color.new')}
          value={name}
          error={problem && (asked || problem !== 'blank') ? msg(optionTexts[problem]) : undefined}
          autoComplete="off"
          onChange={(next) => {
            setName(next)
            setAsked(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        <CodeInput
          label={msg('adminVariants.color.newCode')}
          value={shownCode}
          onChange={setCode}
        />
        <Button variant="secondary" onClick={add}>
          {msg('adminVariants.add')}
        </Button>
      </AddLine>
      {unused.length > 0 && (
        <Suggestions>
          <summary>{msg('adminVariants.palette')}</summary>
          <OptionRow>
            {unused.map((one) => (
              <Dye key={one.name} type="button" onClick={() => tick(one)}>
                <Dot style={{ backgroundColor: one.color_code }} />
                {one.name}
              </Dye>
            ))}
          </OptionRow>
        </Suggestions>
      )}
    </OptionGroup>
  )
})

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  }
`

/* Where a note of the field above would be. */
const Suggestions = styled.details`
  margin-block-start: -${space(6)};
  font-size: ${text.sm};

  & > summary {
    display: inline-block;
    min-height: ${size.target};
    padding-block: 11px;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`

const Dye = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${size.target};
  padding-inline: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};

  &:hover {
    border-color: ${color.ink};
  }
`
