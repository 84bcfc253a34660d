import { createLink } from '@tanstack/react-router'
import { memo } from 'react'
import styled from 'styled-components'
import { isAvailableLine, type Line, lineKey, lineOptions } from '@/domain/cart/cart'
import { useMsg } from '@/i18n/use-msg'
import { focusHeading } from '@/lib/screen-heading'
import { useSetAtom } from '@/lib/store'
import { color, media, radius, size, space, text } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { AnchorWithNewTabNote } from '@/ui/actions/Link'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { OriginalName } from '@/ui/data/OriginalName'
import { ChevronDownIcon } from '@/ui/frame-icons'
import { TrashIcon } from '@/ui/icons'
import { Stack } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { CartLineNotes, CartLineQuantity, CartLineTotal, useRemoveCartLine } from './line-parts'
import { selectLineAtom, setLineQuantityAtom } from './state'

type CartLineProps = {
  line: Line
  selected: boolean
  /** True while the shopper edits the colour and size of this line. */
  isEdited?: boolean
  onEdit: (line: Line) => void
  /** True for a line in the first view. Its picture then loads eagerly. */
  priority?: boolean
}

/**
 * A line on the cart screen. At quantity 1, the minus button removes the line, and a toast offers an undo
 * (Product §4.5).
 */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const { line, selected, isEdited = false, onEdit, priority = false } = props
  const msg = useMsg()
  const key = lineKey(line)
  const select = useSetAtom(selectLineAtom)
  const setQuantity = useSetAtom(setLineQuantityAtom)
  const removeLine = useRemoveCartLine({ line })
  const remove = () => {
    moveFocusOffRow()
    removeLine()
  }
  const available = isAvailableLine(line)
  const options = lineOptions(line) || msg('line.edit.title')
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
        </Name>
        <OriginalName name={line.name} original={line.originalName} />
        <EditButton
          id={editLineButtonId(key)}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isEdited}
          aria-label={`${options}, ${msg('line.edit', { name: line.name })}`}
          onClick={() => onEdit(line)}
        >
          <Options>{options}</Options>
          <ChevronDownIcon size={16} />
        </EditButton>
        <CartLineNotes line={line} />
      </Stack>
      <Tools>
        <CartLineQuantity
          line={line}
          min={0}
          onChange={(quantity) => (quantity === 0 ? remove() : setQuantity(key, quantity))}
        />
        <IconButton label={msg('cart.remove', { name: line.name })} onClick={remove}>
          <TrashIcon />
        </IconButton>
        <CartLineTotal line={line} />
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

/*
 * The column of tools has the same width in each line, because the tools of all lines should align. The bin
 * icon, not the button around it, aligns with the right edge.
 */
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
    & > button {
      order: 1;
    }

    & > p {
      flex: 1;
      min-height: ${size.target};
      align-content: center;
      justify-content: end;
    }
  }

  ${media.tablet} {
    grid-column: auto;

    & > p {
      flex: 0 0 100%;
    }
  }
`

/* A link to the product page with this variant. It opens a new browser tab (Product §2). */
const Name = createLink(styled(AnchorWithNewTabNote).attrs({ target: '_blank' })`
  position: relative;
  justify-self: start;
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`)

/*
 * The clickable area is 44 px high, which is more than the height of its row. It overlaps the texts above and
 * below the button, which can't be clicked.
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
 * Returns the id of a line's edit button: '7:71' -> 'edit-7%3A71'. When the edit panel closes, it finds the
 * button by this id. The key of the line may have changed by then.
 */
export function editLineButtonId(key: string): string {
  return `edit-${encodeURIComponent(key)}`
}

/**
 * Moves the focus to the last button of the next row, or else of the previous row. If the cart has no other
 * row, the focus moves to the heading of the page. Call this function before a row disappears, because the
 * focus would be lost with the row.
 */
function moveFocusOffRow(): void {
  const row = document.activeElement?.closest('main li')
  if (!row) return
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const button = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1)
  if (button) button.focus({ preventScroll: true })
  else focusHeading()
}

/** The list of lines. In a long list, each row has an absolute position inside the list. */
export const CartLineList = styled.ul`
  position: relative;
`
