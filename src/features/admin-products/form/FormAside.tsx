import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { type ProductForm, readiness, readinessParts } from '@/domain/product/form'
import { useMsg } from '@/i18n/use-msg'
import { isDesktop, media } from '@/theme/breakpoints'
import { color, depths, radius, size, space, text, weight } from '@/theme/tokens'
import { CheckIcon } from '@/ui/icons'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { anchorId, type FormSection, formSections, goTo, sectionId } from './FormSectionCard'

/** The five sections; the one in view is marked. A strip at the upper edge of narrow screens. */
export function SectionNav() {
  const msg = useMsg()
  const current = useSectionInView()
  return (
    <Nav aria-label={msg('adminProduct.nav')}>
      <SectionList>
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
              {msg(`adminProduct.section.${section}`)}
            </Item>
          </li>
        ))}
      </SectionList>
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

const SectionList = styled.ul`
  display: flex;
  gap: ${space(5)};

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

/** What the product still needs before it can be sold (Product §10.4); each line leads to its field. */
export function Readiness({ form }: { form: ProductForm }) {
  const msg = useMsg()
  const [opensItself] = useState(isDesktop)
  const missing = readiness(form)
  return (
    <Box open={opensItself}>
      <summary>
        {missing.length > 0
          ? msg('adminProduct.ready.left', { count: missing.length })
          : msg('adminProduct.ready.done')}
      </summary>
      <List aria-label={msg('adminProduct.ready.title')}>
        {readinessParts.map((part) => {
          const has = !missing.includes(part)
          return (
            <li key={part}>
              <Line type="button" data-has={has} onClick={() => leadTo(part)}>
                <Mark aria-hidden="true">{has && <CheckIcon size={16} />}</Mark>
                <span aria-hidden="true">{msg(`adminProduct.ready.${part}`)}</span>
                <VisuallyHidden>
                  {msg(has ? 'adminProduct.ready.has' : 'adminProduct.ready.lacks', {
                    field: msg(`adminProduct.ready.${part}`),
                  })}
                </VisuallyHidden>
              </Line>
            </li>
          )
        })}
      </List>
    </Box>
  )
}

/** Price and stock are typed with the variants, where there are some. */
function leadTo(part: (typeof readinessParts)[number]) {
  goTo(document.getElementById(anchorId(part)) ? anchorId(part) : anchorId('variants'))
}

const Box = styled.details`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};

  summary {
    min-height: ${space(6)};
    font-weight: ${weight.bold};
    cursor: pointer;
  }
`

const List = styled.ul`
  padding-block-start: ${space(2)};
`

const Line = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${space(9)};
  gap: ${space(2)};
  text-align: start;

  &[data-has='true'] {
    color: ${color.inkSoft};
  }

  &:hover > span:not([aria-hidden='true']:first-child) {
    text-decoration: underline;
  }
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(5)};
  height: ${space(5)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};

  [data-has='true'] > & {
    border-color: ${color.celadonSoft};
    background: ${color.celadonSoft};
    color: ${color.celadon};
  }
`
