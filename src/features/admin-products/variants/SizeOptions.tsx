import { memo } from 'react'
import styled from 'styled-components'
import { optionProblem, sizePresets } from '@/domain/product/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { fold, tidyText } from '@/lib/text'
import { color, size as sizes, space, text } from '@/theme/tokens'
import { SizeSwatch, SwatchTarget } from '@/ui/choosing/swatch'
import { Row } from '@/ui/layout/basics'
import { HiddenCheckbox, NewOption, OptionGroup } from './option-parts'
import type { GridAction } from './use-variant-grid'

type SizeOptionsProps = {
  known: readonly string[]
  /** Those that are sold. */
  ticked: readonly string[]
  change: (action: GridAction) => void
}

/** The sizes of a product: the usual runs to tick, and free text. */
export const SizeOptions = memo(function SizeOptions({ known, ticked, change }: SizeOptionsProps) {
  const msg = useMsg()
  const tick = (sizes: readonly string[]) => change({ type: 'tickSizes', sizes })
  const runs = [sizePresets.letters, sizePresets.waist]
  const offered = new Set<string>(runs.flat())
  const own = known.filter((one) => !offered.has(one))
  const groups = [...runs, own].filter((group) => group.length > 0)

  // Those of the runs are ticked by being named; only what is on already is taken.
  const problemOf = (typed: string) =>
    namesOf(typed)
      .map((name) => optionProblem(name, ticked))
      .find((problem) => problem !== null) ?? null
  const add = (typed: string) => {
    const all = [...offered, ...known]
    tick(namesOf(typed).map((name) => all.find((size) => fold(size) === fold(name)) ?? name))
  }
  return (
    <OptionGroup title={msg('adminVariants.sizes')}>
      {groups.map((group) => (
        <Row key={group[0]} $wrap $gap={2} $align="flex-start">
          {group.map((size) => (
            <Chip key={size}>
              <HiddenCheckbox
                checked={ticked.includes(size)}
                aria-label={msg('adminVariants.size.sell', { size })}
                onChange={({ target }) =>
                  target.checked ? tick([size]) : change({ type: 'untickSize', size })
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
        </Row>
      ))}
      <NewOption
        label={msg('adminVariants.size.new')}
        hint={msg('adminVariants.size.hint')}
        problemOf={problemOf}
        onAdd={add}
      />
    </OptionGroup>
  )
})

/** The sizes that are typed, between commas. */
function namesOf(typed: string): string[] {
  const names = [...new Set(typed.split(/[,;]/).map(tidyText))].filter(Boolean)
  return names.length > 0 ? names : ['']
}

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
