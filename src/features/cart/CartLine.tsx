import { createLink } from '@tanstack/react-router'
import { memo } from 'react'
import styled from 'styled-components'
import { isAvailable, type Line, lineKey, optionsText } from '@/domain/cart/cart'
import { useMsg } from '@/i18n/use-msg'
import { focusHeading } from '@/lib/screen-heading'
import { useSetAtom } from '@/lib/store'
import { color, media, radius, size, space, text } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { OriginalName } from '@/ui/data/OriginalName'
import { Price } from '@/ui/data/Price'
import { ChevronDownIcon } from '@/ui/frame-icons'
import { TrashIcon } from '@/ui/icons'
import { hiddenFromEye, Stack, VisuallyHidden } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { useToast } from '@/ui/toast/toast'
import { LineNotes, LineQuantity, LineTotal } from './line-parts'
import { removeLineAtom, selectLineAtom, setQuantityAtom } from './state'

type CartLineProps = {
  line: Line
  selected: boolean
  /** True while the shopper edits the line's colour and size. */
  isEdited?: boolean
  onEdit: (line: Line) => void
  /** True for a line in the first view, so that its picture loads eagerly. */
  priority?: boolean
}

/**
 * A line of the cart screen. The minus button at quantity 1 removes the line, with an undo (Product §4.5).
 */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const { line, selected, isEdited = false, onEdit, priority = false } = props
  const msg = useMsg()
  const key = lineKey(line)
  const select = useSetAtom(selectLineAtom)
  const setQuantity = useSetAtom(setQuantityAtom)
  const toast = useToast()
  const removeLine = useSetAtom(removeLineAtom)
  const remove = () => {
    moveFocusOffRow()
    const message = msg('cart.removed', { name: line.name })
    toast({ message, type: 'info', undo: removeLine(key) })
  }
  const available = isAvailable(line)
  return (
    <Row data-gone={!available || undefined}>
      <Checkbox
        label={msg('cart.select', { name: line.name })}
        hideLabel
        checked={selected}
        disabled={!available}
        onChange={(isSelected) => select(key, isSelected)}
      />
      <Picture src={line.image} alt="" sizes="112px" priority={priority} />
      <Stack $gap={1} $align="start">
        <Name
          to="/products/$slug"
          params={{ slug: line.slug }}
          search={{ ...(line.variantId !== null && { variant: line.variantId }) }}
        >
          {line.name}
          <VisuallyHidden> {msg('ui.opensInNewTab')}</VisuallyHidden>
        </Name>
        <OriginalName name={line.name} original={line.originalName} />
        <EditButton
          id={editLineButtonId(key)}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isEdited}
          onClick={() => onEdit(line)}
        >
          <Options>{optionsText(line) || msg('line.edit.other')}</Options>
          <VisuallyHidden>, {msg('line.edit', { name: line.name })}</VisuallyHidden>
          <ChevronDownIcon size={16} />
        </EditButton>
        <LineNotes line={line} />
        <Price value={line.price} original={line.originalPrice ?? line.oldPrice} />
      </Stack>
      <Tools>
        <LineQuantity
          line={line}
          min={0}
          onChange={(quantity) => (quantity === 0 ? remove() : setQuantity(key, quantity))}
        />
        <IconButton label={msg('cart.remove', { name: line.name })} onClick={remove}>
          <TrashIcon />
        </IconButton>
        <LineTotal line={line} />
      </Tools>
    </Row>
  )
})

const Row = styled.div`
  display: grid;
  padding-block: ${space(4)} ${space(3)};
  gap: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${color.line};
  grid-template-columns: ${space(8)} 72px minmax(0, 1fr);

  ${media.tiny} {
    grid-template-columns: auto minmax(0, 1fr);

    & > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }

  &[data-gone] img {
    opacity: 0.5;
  }

  ${media.tablet} {
    padding-block: ${space(5)};
    gap: ${space(5)};
    grid-template-columns: auto 112px minmax(0, 1fr) ${space(56)};
  }
`

/* The same width on each line, so that the columns align. The bin icon, not its button, ends the column. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  align-self: start;
  gap: ${space(1)} ${space(2)};
  grid-column: 1 / -1;

  & > button {
    margin-inline-end: -${space(2.5)};
  }

  & > p {
    margin-inline-start: auto;
  }

  ${media.phone} {
    align-items: center;

    & > button {
      order: 1;
    }

    & > p > :first-child {
      ${hiddenFromEye}
    }

    & > p > [data-price] {
      font-size: ${text.sm};
    }
  }

  ${media.tablet} {
    grid-column: auto;

    & > p {
      flex: 0 0 100%;
    }
  }
`

/* Opens the variant's product page in a new tab (Product §2). */
const Name = createLink(styled.a.attrs({ target: '_blank', rel: 'noopener' })`
  position: relative;
  justify-self: start;
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`)

/*
 * The target is 44 px high and the row is lower: the target reaches into the lines around it, which can't be
 * clicked.
 */
const EditButton = styled.button`
  position: relative;
  display: inline-flex;
  justify-self: start;
  max-width: 100%;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(1)};
  padding-inline: ${space(1)};
  margin-block: -${space(2)};
  margin-inline-start: -${space(1)};
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

/**
 * Returns the id of a line's edit button. With this id the panel finds the button even after the line's key
 * has changed.
 */
export function editLineButtonId(key: string): string {
  return `edit-${encodeURIComponent(key)}`
}

/**
 * Moves the focus to the last button of the next row. Without a next row, moves it to the page's heading.
 * Call this before a row disappears.
 */
function moveFocusOffRow(): void {
  const row = document.activeElement?.closest('main li')
  if (!row) return
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const button = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1)
  if (button) button.focus({ preventScroll: true })
  else focusHeading()
}

/** The list of lines. Virtualized rows are positioned inside it. */
export const LineList = styled.ul`
  position: relative;
`
