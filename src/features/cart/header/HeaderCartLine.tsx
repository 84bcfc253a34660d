import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { type Line, lineKey } from '@/domain/cart/cart'
import { useSetAtom } from '@/lib/store'
import { color, space, text } from '@/theme/tokens'
import { Picture } from '@/ui/media/Picture'
import { LineNotes } from '@/features/cart/lines/LineNotes'
import { LineQuantity } from '@/features/cart/lines/LineQuantity'
import { LineTotal } from '@/features/cart/lines/LineTotal'
import { LineOptions } from '@/features/cart/lines/LineOptions'
import { setQuantityAtom } from '@/features/cart/actions'
import { coveringLink } from '@/ui/actions/covering-link'

type HeaderCartLineProps = {
  /** A line of the cart. */
  line: Line
  /** Called when its product opens. */
  onLeave: () => void
}

/** A line in the header's cart; it leads to its product. Its quantity never goes below 1 (Product §4). */
export function HeaderCartLine({ line, onLeave }: HeaderCartLineProps) {
  const setQuantity = useSetAtom(setQuantityAtom)
  return (
    <Row>
      <Picture src={line.image} alt="" sizes="72px" />
      <Facts>
        <Name
          to="/products/$slug"
          params={{ slug: line.slug }}
          search={{ ...(line.variantId !== null && { variant: line.variantId }) }}
          onClick={onLeave}
        >
          {line.name}
        </Name>
        <LineOptions line={line} />
        <LineNotes line={line} />
        <Foot>
          <LineQuantity
            line={line}
            min={1}
            onChange={(quantity) => setQuantity(lineKey(line), quantity)}
          />
        </Foot>
        <LineTotal line={line} />
      </Facts>
    </Row>
  )
}

const Row = styled.li`
  position: relative;
  display: grid;
  padding-block: ${space(3)};
  gap: ${space(3)};
  grid-template-columns: 72px minmax(0, 1fr);

  & + & {
    border-top: 1px solid ${color.line};
  }
`

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`

/* The whole line is the link's target; the buttons lie above it. */
const NameAnchor = styled.a`
  overflow: hidden;
  color: ${color.ink};
  font-size: ${text.sm};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${coveringLink}

  &:hover {
    text-decoration: underline;
  }
`

const Name = createLink((props: ComponentProps<'a'>) => <NameAnchor {...props} />)

const Foot = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`
