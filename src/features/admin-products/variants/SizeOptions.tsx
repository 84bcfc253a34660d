import { memo, useState } from 'react'
import styled from 'styled-components'
import { optionProblem, sizePresets } from '@/domain/admin/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { fold } from '@/lib/text'
import { color, size as sizes, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { SizeSwatch, SwatchTarget } from '@/ui/choosing/swatch'
import { TextField } from '@/ui/fields/TextField'
import { tidyName } from './ColorOptions'
import {
  AddLine,
  HiddenCheckbox,
  OptionGroup,
  OptionLegend,
  OptionRow,
  optionTexts,
} from './option-parts'
import type { GridAction } from './use-variant-grid'

type SizeOptionsProps = {
  /** Every size since the last save. */
  known: readonly string[]
  /** Those that are sold. */
  ticked: readonly string[]
  /** What new variants cost, in whole VND. */
  basePrice: number
  /** Changes the grid. */
  change: (action: GridAction) => void
}

/** The sizes of a product: the usual runs to tick, and free text. Not drawn anew with every key in the grid. */
export const SizeOptions = memo(function SizeOptions({
  known,
  ticked,
  basePrice,
  change,
}: SizeOptionsProps) {
  const msg = useMsg()
  const [name, setName] = useState('')
  const [asked, setAsked] = useState(false)
  const tick = (sizes: readonly string[]) => change({ type: 'tickSizes', sizes, basePrice })
  const wanted = [...new Set(name.split(/[,;]/).map(tidyName))].filter(Boolean)
  // Those of the runs are ticked by being named; only what is on already is taken.
  const problems = (wanted.length > 0 ? wanted : ['']).map((one) => optionProblem(one, ticked))
  const problem = problems.find((one) => one !== null)
  const runs = [sizePresets.letters, sizePresets.waist]
  const offered = new Set<string>(runs.flat())
  const own = known.filter((one) => !offered.has(one))
  const groups = [...runs, own].filter((group) => group.length > 0)

  function add() {
    setAsked(true)
    if (problem) return
    const all = [...offered, ...known]
    tick(wanted.map((one) => all.find((other) => fold(other) === fold(one)) ?? one))
    setName('')
    setAsked(false)
  }
  return (
    <OptionGroup>
      <OptionLegend>{msg('adminVariants.sizes')}</OptionLegend>
      {groups.map((group) => (
        <OptionRow key={group[0]}>
          {group.map((size) => (
            <Chip key={size}>
              <HiddenCheckbox
                checked={ticked.includes(size)}
                aria-label={msg('adminVariants.size.sell', { size })}
                onChange={({ target }) =>
                  target.checked ? tick([size]) : change({ type: 'untickSize', size, basePrice })
                }
              />
              <SizeSwatch aria-hidden="true">{size}</SizeSwatch>
            </Chip>
          ))}
          {group !== own && group.some((size) => !ticked.includes(size)) && (
            <All type="button" onClick={() => tick(group)}>
              {msg('adminVariants.size.all', { first: group[0] ?? '', last: group.at(-1) ?? '' })}
            </All>
          )}
        </OptionRow>
      ))}
      <AddLine>
        <TextField
          label={msg('adminVariants.size.new')}
          hint={msg('adminVariants.size.hint')}
          value={name}
          error={
            problem && (asked || (problem !== 'blank' && name !== ''))
              ? msg(optionTexts[problem])
              : undefined
          }
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
        <Button variant="secondary" onClick={add}>
          {msg('adminVariants.add')}
        </Button>
      </AddLine>
    </OptionGroup>
  )
})

const Chip = styled(SwatchTarget)`
  min-width: ${space(14)};
  max-width: 100%;
  font-size: ${text.sm};
`

const All = styled.button`
  min-height: ${sizes.target};
  color: ${color.accent};
  font-size: ${text.sm};
  text-decoration: underline;
  text-underline-offset: 4px;
`
