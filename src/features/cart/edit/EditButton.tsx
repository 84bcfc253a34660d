import styled from 'styled-components'
import { lineKey, type Line } from '@/domain/cart/cart'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, radius, size, space, text } from '@/theme/tokens'
import { Spinner } from '@/ui/feedback/Spinner'
import { ChevronDownIcon } from '@/ui/icons'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

type EditButtonProps = {
  line: Line
  /** Of its panel; undefined while that is closed. */
  state: EditedLine['state'] | undefined
  onEdit: (line: Line) => void
}

/** Colour and size of a line; a press opens the panel that changes them (Product §2). */
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

/* As tall as a finger wants it, drawn lower: the row stays compact. */
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

/** The line whose colour and size are being chosen: its panel is on its way, or open. */
export type EditedLine = { key: string; state: 'loading' | 'open' }

/** Finds the button that opened the panel, also after the line took another key. */
export function editButtonId(key: string): string {
  return `edit-${encodeURIComponent(key)}`
}
