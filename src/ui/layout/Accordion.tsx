import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, media, motion, size, space, title } from '@/theme/tokens.gen'
import { ChevronDownIcon } from '../frame-icons'

export type AccordionProps = {
  /** The headings, each with the content that it opens. Each `id` must be unique on the page. */
  items: { id: string; title: string; content: ReactNode }[]
  defaultOpen?: string[]
}

/**
 * A list of headings that open their content. It uses native `details` elements, so that the browser's search
 * finds closed content. The height is not animated, because measuring the content takes 0.1 s on a slow phone
 * (docs/adr/0004).
 */
export function Accordion({ items, defaultOpen }: AccordionProps) {
  return (
    <Items>
      {items.map(({ id, title, content }) => (
        <Item key={id} open={defaultOpen?.includes(id)}>
          <Trigger>
            <Title>{title}</Title>
            <ChevronDownIcon />
          </Trigger>
          <Content>{content}</Content>
        </Item>
      ))}
    </Items>
  )
}

const Items = styled.div`
  border-block-start: 1px solid ${color.line};
`

const Item = styled.details`
  border-block-end: 1px solid ${color.line};

  @media (prefers-reduced-motion: no-preference) {
    &::details-content {
      opacity: 0;
      transition: opacity ${motion.base} ${motion.ease};
    }

    &[open]::details-content {
      opacity: 1;
    }
  }
`

const Trigger = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: ${size.target};
  padding-block: ${space(4)};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    flex: none;
    transition: transform ${motion.base} ${motion.ease};
  }

  [open] > & > svg {
    transform: rotate(180deg);
  }

  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`

const Title = styled.h3`
  font: ${title.h4};
`

const Content = styled.div`
  padding-block-end: ${space(5)};
`
