import { type ReactNode, useState } from 'react'
import styled, { css } from 'styled-components'
import type { OptionProblem } from '@/domain/product/variant-grid'
import type { MessageId } from '@/i18n/message-id.gen'
import { useMsg } from '@/i18n/use-msg'
import { isEnter } from '@/lib/command-key'
import { color, control, leading, space, text, weight } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { TextField } from '@/ui/fields/TextField'

type OptionGroupProps = {
  title: string
  children: ReactNode
}

/** The options of one kind: those that there are, and a way to add one. */
export function OptionGroup({ title, children }: OptionGroupProps) {
  return (
    <Fieldset>
      <Legend>{title}</Legend>
      {children}
    </Fieldset>
  )
}

type NewOptionProps = {
  label: string
  hint?: string
  problemOf: (name: string) => OptionProblem | null
  onAdd: (name: string) => void
  children?: (name: string) => ReactNode
}

/** A field for the name of a new option. A problem is said while it is typed, that it is blank with the button only. */
export function NewOption({ label, hint, problemOf, onAdd, children }: NewOptionProps) {
  const msg = useMsg()
  const [name, setName] = useState('')
  const [wasSent, setSent] = useState(false)
  const problem = problemOf(name)
  const isSaid = wasSent || (name !== '' && problem !== 'blank')
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
        error={problem && isSaid ? msg(optionTexts[problem]) : undefined}
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

/** Why there can't be such an option. */
export const optionTexts: Record<OptionProblem, MessageId> = {
  blank: 'adminVariants.option.blank',
  taken: 'adminVariants.option.taken',
  tooLong: 'adminVariants.option.tooLong',
  tooMany: 'adminVariants.option.tooMany',
}

/** A small disc of cloth; its line keeps white on white visible. */
export const Dot = styled.span`
  flex: none;
  width: ${space(4)};
  height: ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: 50%;
  forced-color-adjust: none;
`

/** A checkbox that is drawn by what stands after it but keeps its place, focus and keys. */
export const HiddenCheckbox = styled.input.attrs({ type: 'checkbox' })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;
`

const Fieldset = styled.fieldset`
  display: grid;
  gap: ${space(3)};
`

/** Styled as the label of a field. */
const Legend = styled.legend`
  margin-block-end: ${space(2)};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

/** As high as the box of a field beside it, and level with it: the field has a label above. */
export const besideField = css`
  min-height: calc(${control.height} + 4px);
  margin-block-start: calc(${leading.text} * ${text.sm} + ${space(1)});
`

/** A text field with what belongs to it on one line, whose notes stand below. */
const AddLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 280px) auto auto;
  align-items: start;
  justify-content: start;
  gap: ${space(2)};

  & > :not(:first-child) {
    ${besideField}
  }
`
