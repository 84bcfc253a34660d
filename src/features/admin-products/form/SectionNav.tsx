import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, depths, size, space, text, weight } from '@/theme/tokens'
import { sectionNames } from './FormSectionCard'
import { type FormSection, formSections, goTo, sectionId } from './form-anchors'

/** The five sections; the one in view is marked. A strip at the upper edge of narrow screens. */
export function SectionNav() {
  const msg = useMsg()
  const current = useSectionInView()
  return (
    <Nav aria-label={msg('adminProduct.nav')}>
      <List>
        {formSections.map((section) => (
          <li key={section}>
            <Item
              href={`#${sectionId(section)}`}
              aria-current={section === current ? 'location' : undefined}
              onClick={(event) => {
                // Not through the address: the router would take it for leaving.
                event.preventDefault()
                goTo(sectionId(section))
              }}
            >
              {msg(sectionNames[section])}
            </Item>
          </li>
        ))}
      </List>
    </Nav>
  )
}

/** The section that stands in the upper third of the screen. */
function useSectionInView(): FormSection {
  const [current, setCurrent] = useState<FormSection>('basic')
  useEffect(function watchSections() {
    const watch = (entries: IntersectionObserverEntry[]) => {
      const seen = entries.find((entry) => entry.isIntersecting)
      const section = formSections.find((one) => sectionId(one) === seen?.target.id)
      if (section) setCurrent(section)
    }
    const observer = new IntersectionObserver(watch, { rootMargin: '-15% 0px -70%' })
    for (const section of formSections) {
      const element = document.getElementById(sectionId(section))
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])
  return current
}

const Nav = styled.nav`
  position: sticky;
  z-index: ${depths.sticky};
  inset-block-start: 0;
  min-width: 0;
  margin-inline: -${space(4)};
  padding-inline: ${space(4)};
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};
  overflow-x: auto;

  ${media.tablet} {
    margin-inline: -${space(6)};
    padding-inline: ${space(6)};
  }

  ${media.desktop} {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
  }
`

const List = styled.ul`
  display: flex;
  padding: 0;
  gap: ${space(5)};
  list-style: none;

  ${media.desktop} {
    display: grid;
    gap: 0;
  }
`

const Item = styled.a`
  display: flex;
  align-items: center;
  min-height: ${size.target};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  text-decoration: none;
  white-space: nowrap;

  &[aria-current] {
    box-shadow: inset 0 -2px ${color.accent};
    color: ${color.ink};
    font-weight: ${weight.bold};
  }

  ${media.desktop} {
    min-height: ${space(9)};
    padding-inline-start: ${space(3)};
    box-shadow: inset 1px 0 ${color.line};

    &[aria-current] {
      box-shadow: inset 2px 0 ${color.accent};
    }
  }
`
