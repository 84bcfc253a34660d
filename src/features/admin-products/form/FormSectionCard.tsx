import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ProductForm } from '@/domain/product/form'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, leading, radius, space, text, weight } from '@/theme/tokens'

type FormSectionCardProps = { section: FormSection; children: ReactNode }

/** One of the five parts of the form. */
export function FormSectionCard({ section, children }: FormSectionCardProps) {
  const msg = useMsg()
  const id = sectionId(section)
  return (
    <Card id={id} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} tabIndex={-1}>
        {msg(`adminProduct.section.${section}`)}
      </Title>
      {children}
    </Card>
  )
}

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(4)};
  gap: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  ${media.tablet} {
    padding: ${space(5)} ${space(6)};
  }
`

const Title = styled.h2`
  margin-block-end: ${space(1)};
  font-family: inherit;
  font-size: ${text.lg};
  font-weight: ${weight.bold};
  line-height: ${leading.text};
`

/** Fields beside each other where there is room. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${space(44)}, 100%), 1fr));
  gap: ${space(1)} ${space(4)};

  &[data-narrow] {
    grid-template-columns: repeat(auto-fit, minmax(${space(28)}, 1fr));
  }
`

/** The sections of the form (Product §2), in their order. */
export const formSections = ['basic', 'detailed', 'sales', 'shipping', 'other'] as const
export type FormSection = (typeof formSections)[number]

/** Ids of a section, and of the element around a field, for links that lead to it. */
export const sectionId = (section: FormSection): string => `section-${section}`
export const anchorId = (field: keyof ProductForm): string => `product-${field}`

const control =
  'input:not([type=hidden], :disabled), textarea, select, button, [contenteditable=true]'

/** Leads to a field or a section: into view, and the focus to its first control. */
export function goTo(id: string): void {
  const anchor = document.getElementById(id)
  if (!anchor) return
  anchor.scrollIntoView({ block: 'start' })
  const heading = anchor.querySelector<HTMLElement>('h2')
  const target = heading ?? anchor.querySelector<HTMLElement>(control)
  target?.focus({ preventScroll: true })
}

type FieldAnchorProps = { of: keyof ProductForm; children: ReactNode }

/** Where a field stands, for links that lead to it. */
export function FieldAnchor({ of, children }: FieldAnchorProps) {
  return <Anchor id={anchorId(of)}>{children}</Anchor>
}

const Anchor = styled.div`
  min-width: 0;
`
