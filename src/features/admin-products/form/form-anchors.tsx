import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ProductForm } from '@/domain/admin/product-form'

/** The sections of the form (Product §2), in their order. */
export const formSections = ['basic', 'detailed', 'sales', 'shipping', 'other'] as const
export type FormSection = (typeof formSections)[number]

/** Id of the element around a field, for the checklist's links. */
export const anchorId = (field: keyof ProductForm): string => `product-${field}`
/** Id of a section. */
export const sectionId = (section: FormSection): string => `section-${section}`

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

type FieldAnchorProps = {
  /** The field of the product form. */
  of: keyof ProductForm
  /** Its control. */
  children: ReactNode
}

/** Where a field stands, for links that lead to it. */
export function FieldAnchor({ of, children }: FieldAnchorProps) {
  return <Anchor id={anchorId(of)}>{children}</Anchor>
}

const Anchor = styled.div`
  min-width: 0;
`
