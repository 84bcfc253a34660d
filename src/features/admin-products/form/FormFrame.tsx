import { type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { type ProductForm, readiness, readinessParts } from '@/domain/product/form'
import { useMsg } from '@/i18n/use-msg'
import { isDesktop } from '@/theme/breakpoints'
import { color, depths, media, radius, space, text, weight } from '@/theme/tokens.gen'
import { tabLink } from '@/ui/actions/Link'
import { leadTo } from '@/ui/form/Form'
import { CheckIcon } from '@/ui/icons'
import { TitledCard } from '@/ui/layout/TitledCard'

/** The sections of the form (Product §10.4.1): those of its wide column, then those of its narrow one. */
const formSections = ['basic', 'sales', 'detailed', 'other', 'shipping'] as const
type FormSection = (typeof formSections)[number]

/** Ids of the heading of a section, and of the element around a field, for links that lead to it. */
const sectionId = (section: FormSection): string => `section-${section}`
const anchorId = (field: keyof ProductForm): string => `product-${field}`

const control =
  'input:not([type=hidden], :disabled), textarea, select, button, [contenteditable=true]'

/** Leads to a field or a section: the focus to its first control, and it to the upper edge. */
function goTo(id: string): void {
  const anchor = document.getElementById(id)
  leadTo(anchor?.querySelector<HTMLElement>(control) ?? anchor)
  anchor?.scrollIntoView({ block: 'start' })
}

/** Where a field stands, for links that lead to it. */
export function FieldAnchor({ of, children }: { of: keyof ProductForm; children: ReactNode }) {
  return <Anchor id={anchorId(of)}>{children}</Anchor>
}

const Anchor = styled.div`
  min-width: 0;
`

/** Fields beside each other where there is room. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${space(28)}, 100%), 1fr));
  gap: ${space(3)} ${space(4)};

  &[data-wide] {
    grid-template-columns: repeat(auto-fit, minmax(min(${space(50)}, 100%), 1fr));
  }
`

/** One of the five parts of the form. */
export function FormSectionCard({ of, children }: { of: FormSection; children: ReactNode }) {
  const title = useMsg()(`adminProduct.section.${of}`)
  return (
    <TitledCard title={title} focusId={sectionId(of)}>
      {children}
    </TitledCard>
  )
}

/** The sections, in a strip at the upper edge of the window; the one in view is marked. */
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

/**
 * The first section that reaches into the upper third of the screen: one of the wide column, while it lasts.
 */
function useSectionInView(): FormSection {
  const [current, setCurrent] = useState<FormSection>('basic')
  useEffect(function watchSections() {
    const inView = new Set<Element>()
    const cards = formSections.map((one) => document.getElementById(sectionId(one))?.parentElement)
    const watch = (entries: IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries)
        inView[isIntersecting ? 'add' : 'delete'](target)
      const first = formSections[cards.findIndex((card) => card && inView.has(card))]
      if (first) setCurrent(first)
    }
    const observer = new IntersectionObserver(watch, { rootMargin: '-15% 0px -70%' })
    for (const card of cards) if (card) observer.observe(card)
    return () => observer.disconnect()
  }, [])
  return current
}

const Nav = styled.nav`
  position: sticky;
  z-index: ${depths.sticky};
  inset-block-start: 0;
  min-width: 0;
  margin: 0 -${space(4)} ${space(4)};
  padding-inline: ${space(4)};
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};
  overflow-x: auto;
  scrollbar-width: none;

  ${media.tablet} {
    margin-inline: -${space(6)};
    padding-inline: ${space(6)};
  }
`

const SectionList = styled.ul`
  display: flex;
  gap: ${space(5)};
`

const Item = styled.a`
  ${tabLink}
  font-size: ${text.sm};
`

/** What the product still needs before it can be sold (Product §10.4); each line leads to its field. */
export function Readiness({ form }: { form: ProductForm }) {
  const msg = useMsg()
  const missing = readiness(form)
  const [opensItself] = useState(() => isDesktop() && missing.length > 0)
  return (
    <FoldedCard open={opensItself}>
      <summary>
        {missing.length > 0
          ? msg('adminProduct.ready.left', { count: missing.length })
          : msg('adminProduct.ready.done')}
      </summary>
      <List aria-label={msg('adminProduct.ready.title')}>
        {readinessParts.map((part) => {
          const has = !missing.includes(part)
          const field = msg(`adminProduct.ready.${part}`)
          return (
            <li key={part}>
              <Line
                type="button"
                aria-label={msg(`adminProduct.ready.${has ? 'has' : 'lacks'}`, { field })}
                data-has={has}
                onClick={() => goToPart(part)}
              >
                <Mark>{has && <CheckIcon size={16} />}</Mark>
                <span>{field}</span>
              </Line>
            </li>
          )
        })}
      </List>
    </FoldedCard>
  )
}

/** Price and stock are typed with the variants, where there are some. */
function goToPart(part: (typeof readinessParts)[number]) {
  goTo(document.getElementById(anchorId(part)) ? anchorId(part) : anchorId('variants'))
}

/** A card that is folded to its summary. */
export const FoldedCard = styled.details`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};

  & > summary {
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

  &:hover > :last-child {
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
