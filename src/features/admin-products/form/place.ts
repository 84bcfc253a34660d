import type { ProductPart } from '@/domain/admin/product-diff'

/** The sections of Product §2, in their order. */
export const formSections = ['basic', 'detailed', 'sales', 'shipping', 'other'] as const
export type FormSection = (typeof formSections)[number]

/** Id of the element around a field, for the checklist's links. */
export const placeId = (part: ProductPart): string => `product-${part}`
/** Id of a section. */
export const sectionId = (section: FormSection): string => `section-${section}`

const control =
  'input:not([type=hidden], :disabled), textarea, select, button, [contenteditable=true]'

/** Leads to a field or a section: into view, and the focus to its first control. */
export function goTo(id: string): void {
  const place = document.getElementById(id)
  if (!place) return
  place.scrollIntoView({ block: 'start' })
  const heading = place.querySelector<HTMLElement>('h2')
  const target = heading ?? place.querySelector<HTMLElement>(control)
  target?.focus({ preventScroll: true })
}
