import { useId, type ChangeEvent, type Ref } from 'react'
import styled from 'styled-components'
import { color, leading, motion, radius, space, text, weight } from '@/theme/tokens'
import { fieldAria, noteIdOf } from '../../fields/field-aria'
import { PlusIcon } from '../../icons'

type PickTileProps = {
  label: string
  /** Other ways to add files; shown while there is none. */
  hint: string
  /** Media types for the picker; `onFiles` has to check the files. */
  accept: string
  /** True while there is no file: the tile is as wide as the row. */
  empty: boolean
  /** Id of the field's control, whose note below holds the error or hint. */
  noteFor: string
  error?: string | undefined
  /** Called with what was picked, unchecked. */
  onFiles: (files: readonly File[]) => void
  ref?: Ref<HTMLInputElement>
}

/** A tile that opens the device's file picker, for several files at once. */
export function PickTile({ ref, label, accept, ...props }: PickTileProps) {
  const { hint, empty, noteFor, error, onFiles } = props
  const id = useId()
  const { 'aria-describedby': describedBy } = fieldAria(noteFor, { error, hint })
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])])
    // Otherwise picking the same file again would not fire a change.
    target.value = ''
  }
  return (
    <Label htmlFor={id} data-empty={empty || undefined} data-invalid={Boolean(error) || undefined}>
      <Input
        ref={ref}
        id={id}
        type="file"
        accept={accept}
        multiple
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        onChange={pick}
      />
      <PlusIcon size={empty ? 28 : 24} />
      <Title>{label}</Title>
      {empty && <Hint id={error ? undefined : noteIdOf(noteFor)}>{hint}</Hint>}
    </Label>
  )
}

const Label = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  aspect-ratio: 1;
  padding: ${space(2)};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.ink};
  text-align: center;
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.ease};

  &[data-empty] {
    grid-column: 1 / -1;
    aspect-ratio: auto;
    min-height: ${space(44)};
    padding: ${space(6)};
  }

  &[data-invalid] {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }

  &:hover {
    background: ${color.sand};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`

/* Invisible over the tile: it keeps focus and keys, and its siblings are what is seen. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`

const Title = styled.span`
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  line-height: ${leading.text};
`

const Hint = styled.span`
  max-width: 44ch;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  text-wrap: balance;
`
