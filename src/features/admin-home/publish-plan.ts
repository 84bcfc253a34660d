import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { editedSections, type HomeDraft } from './editor'

/** The call that publishes a draft (Product §7). */
export type PublishPlan =
  | { call: 'section'; section: HomepageSection }
  | { call: 'order'; keys: SectionKey[] }
  | { call: 'all'; sections: HomepageSection[] }

/** One changed section, the order alone, or everything at once; null where there is nothing to publish. */
export function publishPlan(
  published: readonly HomepageSection[],
  draft: HomeDraft,
): PublishPlan | null {
  const sections = editedSections(published, draft)
  const changed = sections.filter(({ section_key }) => draft.edits[section_key])
  const [only, ...more] = changed
  if (only && more.length === 0 && !draft.order) return { call: 'section', section: only }
  if (only) return { call: 'all', sections }
  return draft.order
    ? { call: 'order', keys: sections.map(({ section_key }) => section_key) }
    : null
}
