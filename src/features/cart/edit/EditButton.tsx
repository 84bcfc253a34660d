import styled from 'styled-components'
import { lineKey, type Line } from '@/domain/cart/cart'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, radius, size, space, text } from '@/theme/tokens'
import { Spinner } from '@/ui/feedback/Spinner'
import { ChevronDownIcon } from '@/ui/icons'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

/** The editor's code is on the way, or it shows. */
type EditState = 'loading' | 'open'

type EditButtonProps = {
  /** The line that would change. */
  line: Line
  /** State of its edit panel; undefined while the panel is closed. */
  state: EditState | undefined
  /** Opens the editor of the line. */
  onEdit: (line: Line) => void
}

/** Shows a line's colour and size and opens the panel that changes them (Product §2). */
export function EditButton({ line, state, onEdit }: EditButtonProps) {
  const msg = useMsg()
  const options = [line.color, line.size].filter(Boolean).join(' · ')
  return (
    <Root
      id={editButtonId(lineKey(line))}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={state === 'open'}
      aria-busy={state === 'loading' || undefined}
      onClick={() => onEdit(line)}
    >
      <Options>{options || msg('line.edit.other')}</Options>
      <VisuallyHidden>, {msg('line.edit', { name: line.name })}</VisuallyHidden>
      {state === 'loading' ? <Spinner /> : <ChevronDownIcon size={16} />}
    </Root>
  )
}

/* The target is 44 px high, the text lower, so that the row stays compact. */
const Root = styled.button`
  position: relative;
  display: inline-flex;
  justify-self: start;
  max-width: 100%;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(1)};
  padding-inline: ${space(2)};
  margin-inline-start: -${space(2)};
  border-radius: ${radius.sm};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  text-align: start;

  & > svg {
    flex: none;
  }

  &[aria-expanded='true'] {
    background: ${color.sand};
  }

  ${media.hover} {
    &:hover {
      background: ${color.sand};
      color: ${color.ink};
    }
  }
`

const Options = styled.span`
  overflow-wrap: anywhere;
`

/** The line whose colour and size are being edited. */
export type EditedLine = { key: string; state: EditState }

/** Returns the id of a line's edit button, by which the panel finds it after the line's key has changed. */
export function editButtonId(key: string): string {
  return `edit-${encodeURIComponent(key)}`
}
