import { memo, type ReactNode, useState } from 'react'
import styled, { css } from 'styled-components'
import { type OptionProblem, optionProblem, sizePresets } from '@/domain/product/variant-grid'
import { useMsg } from '@/i18n/use-msg'
import { isEnter } from '@/lib/command-key'
import { fold, tidyText } from '@/lib/text'
import { color, control, leading, size as sizes, space, text } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { RadioLegend, HiddenRadio } from '@/ui/choosing/choice-group'
import { SizeSwatch, SwatchTarget } from '@/ui/choosing/swatch'
import { TextField } from '@/ui/fields/TextField'
import { ownColoursStyle, Row, Stack } from '@/ui/layout/basics'
import type { VariantGridAction } from './use-variant-grid'

type NewOptionProps = {
  label: string
  hint?: string
  problemOf: (name: string) => OptionProblem | null
  onAdd: (name: string) => void
  children?: (name: string) => ReactNode
}

/**
 * A field that adds an option, such as a colour. A problem with the name is shown while staff type. An empty
 * name counts as a problem only after a click on the button.
 */
export function NewOptionField({ label, hint, problemOf, onAdd, children }: NewOptionProps) {
  const msg = useMsg()
  const [name, setName] = useState('')
  const [wasSent, setSent] = useState(false)
  const problem = problemOf(name)
  const isShown = wasSent || (name !== '' && problem !== 'blank')
  function add() {
    setSent(problem !== null)
    if (problem) return
    onAdd(name)
    setName('')
  }
  return (
    <AddLine>
      <TextField
        label={label}
        hint={hint}
        value={name}
        error={problem && isShown ? msg(`adminVariants.option.${problem}`) : undefined}
        autoComplete="off"
        onChange={(next) => {
          setName(next)
          setSent(false)
        }}
        onKeyDown={(event) => {
          if (!isEnter(event)) return
          event.preventDefault()
          add()
        }}
      />
      {children?.(name)}
      <Button variant="secondary" onClick={add}>
        {msg('adminVariants.add')}
      </Button>
    </AddLine>
  )
}

/** A small disc in a colour. Its border keeps a white disc visible on white. */
export const ColorDot = styled.span`
  flex: none;
  width: ${space(4)};
  height: ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: 50%;
  ${ownColoursStyle}
`

/** An invisible checkbox that still takes the focus and the keys. The element after it shows its state. */
const HiddenCheckbox = styled(HiddenRadio).attrs({ type: 'checkbox' })``

/**
 * Makes a button as high as the input beside it. The margin equals the height of the input's label, so that
 * both align.
 */
export const alignedWithInputStyle = css`
  min-height: calc(${control.height} + 4px);
  margin-block-start: calc(${leading.text} * ${text.sm} + ${space(1)});
`

/** A text field and its buttons in one line. */
const AddLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 280px) auto auto;
  align-items: start;
  justify-content: start;
  gap: ${space(2)};

  & > :not(:first-child) {
    ${alignedWithInputStyle}
  }
`

type SizeOptionsProps = {
  known: readonly string[]
  /** The sizes that are on sale. */
  ticked: readonly string[]
  change: (action: VariantGridAction) => void
}

/** The sizes of a product: the usual sizes as checkboxes, and a field that adds other sizes. */
export const SizeOptions = memo(function SizeOptions({ known, ticked, change }: SizeOptionsProps) {
  const msg = useMsg()
  const tick = (sizes: readonly string[]) => change({ type: 'tickSizes', sizes })
  const runs = [sizePresets.letters, sizePresets.waist]
  const offered = new Set<string>(runs.flat())
  const own = known.filter((size) => !offered.has(size))
  const groups = [...runs, own].filter((group) => group.length > 0)

  // A typed size that is among the usual sizes is only ticked, so it is a duplicate only if it is already
  // ticked.
  const problemOf = (typed: string) =>
    namesOf(typed)
      .map((name) => optionProblem(name, ticked))
      .find((problem) => problem !== null) ?? null
  const add = (typed: string) => {
    const all = [...offered, ...known]
    tick(namesOf(typed).map((name) => all.find((size) => fold(size) === fold(name)) ?? name))
  }
  return (
    <Stack as="fieldset" $gap={3}>
      <RadioLegend>{msg('adminVariants.sizes')}</RadioLegend>
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
      <NewOptionField
        label={msg('adminVariants.size.new')}
        hint={msg('adminVariants.size.hint')}
        problemOf={problemOf}
        onAdd={add}
      />
    </Stack>
  )
})

/**
 * Splits the typed sizes at commas and semicolons: 'S, M' -> ['S', 'M']. Returns [''] if no size is typed.
 */
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
