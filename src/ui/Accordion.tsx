import { Accordion as Base } from '@base-ui/react/accordion'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, motion, size, space, text, weight } from '@/theme/tokens'
import { ChevronDownIcon } from './icons/ChevronDownIcon'

export type AccordionProps = {
  items: { id: string; title: string; content: ReactNode }[]
  /** Ids of the items that are open at first. */
  defaultOpen?: string[]
}

/** Sections that open and close, each on its own. Closed ones are still found by the browser's search. */
export function Accordion({ items, defaultOpen }: AccordionProps) {
  return (
    <Root multiple hiddenUntilFound defaultValue={defaultOpen}>
      {items.map(({ id, title, content }) => (
        <Item key={id} value={id}>
          <Header>
            <Trigger>
              {title}
              <ChevronDownIcon />
            </Trigger>
          </Header>
          <Panel>
            <Content>{content}</Content>
          </Panel>
        </Item>
      ))}
    </Root>
  )
}

const Root = styled(Base.Root)`
  border-block-start: 1px solid ${color.line};
`

const Item = styled(Base.Item)`
  border-block-end: 1px solid ${color.line};
`

const Header = styled(Base.Header)`
  font: inherit;
`

const Trigger = styled(Base.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  width: 100%;
  min-height: ${size.target};
  padding-block: ${space(4)};
  font-size: ${text.md};
  font-weight: ${weight.bold};
  text-align: start;

  & > svg {
    flex: none;
    transition: transform ${motion.base} ${motion.ease};
  }

  &[data-panel-open] > svg {
    transform: rotate(180deg);
  }

  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`

const Panel = styled(Base.Panel)`
  transition: opacity ${motion.base} ${motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

const Content = styled.div`
  padding-block-end: ${space(5)};
`
