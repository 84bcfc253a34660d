import type { HomepageSection, SectionKey } from '@/api/generated/model'

/** What can be edited of a section. */
export type Part = Pick<HomepageSection, 'is_active' | 'content'>
/** A section that was changed: as it was when the change began, and as it is to be. */
export type Edit = { base: Part; mine: Part }
/** Everything that is not published yet. `order` is there only where it differs. */
export type HomeDraft = { edits: Partial<Record<SectionKey, Edit>>; order: SectionKey[] | null }

/** Nothing to publish. */
export const noDraft: HomeDraft = { edits: {}, order: null }

/** What can be edited of a section. */
export function partOf({ is_active, content }: Part): Part {
  return { is_active, content }
}

/** The sections as they would be, were everything published now. */
export function editedSections(
  published: readonly HomepageSection[],
  { edits, order }: HomeDraft,
): HomepageSection[] {
  const keys = order ?? []
  const placeOf = ({ section_key }: HomepageSection) => {
    const place = keys.indexOf(section_key)
    return place < 0 ? keys.length : place
  }
  return published
    .map((section) => {
      const edit = edits[section.section_key]
      // One that is unchanged stays the same object: the preview need not draw it anew.
      return edit ? { ...section, ...edit.mine } : section
    })
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The draft with a section changed; typed back to what is published, it is unchanged again. */
export function withEdit(draft: HomeDraft, published: HomepageSection, mine: Part): HomeDraft {
  const { section_key: key } = published
  const base = draft.edits[key]?.base ?? partOf(published)
  if (same(mine, base) && same(base, partOf(published))) return withoutEdit(draft, key)
  return { ...draft, edits: { ...draft.edits, [key]: { base, mine } } }
}

/** The draft without what was changed of a section. */
export function withoutEdit(draft: HomeDraft, key: SectionKey): HomeDraft {
  const { [key]: _, ...edits } = draft.edits
  return { ...draft, edits }
}

/** The draft with another order. */
export function withOrder(
  draft: HomeDraft,
  published: readonly HomepageSection[],
  order: SectionKey[],
): HomeDraft {
  return { ...draft, order: same(order, published.map(keyOf)) ? null : order }
}

/** What the person wants, now that she has seen what somebody else published: hers stands on top of it. */
export function keepMine(draft: HomeDraft, published: HomepageSection): HomeDraft {
  const edit = draft.edits[published.section_key]
  const rest = withoutEdit(draft, published.section_key)
  return edit ? withEdit(rest, published, edit.mine) : rest
}

/** The draft without all that is published by now. */
export function unpublished(draft: HomeDraft, published: readonly HomepageSection[]): HomeDraft {
  let left: HomeDraft = draft.order ? withOrder(draft, published, draft.order) : draft
  for (const section of published) {
    const edit = left.edits[section.section_key]
    if (edit && same(edit.mine, partOf(section))) left = withoutEdit(left, section.section_key)
  }
  return left
}

/** Sections of the draft that somebody else has published meanwhile. */
export function conflictsOf(draft: HomeDraft, published: readonly HomepageSection[]): SectionKey[] {
  const isOutdated = (section: HomepageSection) => {
    const edit = draft.edits[section.section_key]
    return edit && !same(edit.base, partOf(section)) && !same(edit.mine, partOf(section))
  }
  return published.filter(isOutdated).map(keyOf)
}

/** The key of a section. */
export function keyOf({ section_key }: HomepageSection): SectionKey {
  return section_key
}

/** Whether two values say the same; what is absent is as good as empty. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) {
    return (one ?? '') === (other ?? '')
  }
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return [...left.keys(), ...right.keys()].every((name) => same(left.get(name), right.get(name)))
}
