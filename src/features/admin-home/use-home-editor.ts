import { useState } from 'react'
import type { HomepageSection, SectionKey } from '@/api/generated/model'
import { readHomeDraft, writeHomeDraft } from './draft'
import {
  conflictsOf,
  editedSections,
  type HomeDraft,
  keepMine,
  noDraft,
  type Part,
  unpublished,
  withEdit,
  withoutEdit,
  withOrder,
} from './editor'
import { type ServerTexts, serverTexts } from './errors'
import { usePublishHome } from './mutations'
import { sectionProblems } from './problems'
import { publishPlan } from './publish-plan'

/** What is published, what is not yet, and how the one becomes the other. */
export function useHomeEditor(published: readonly HomepageSection[]) {
  const [kept, setDraft] = useState(readHomeDraft)
  const [fits, setFits] = useState(true)
  const [said, setSaid] = useState<ServerTexts>({})
  const { publish: send, isPending, error, reset } = usePublishHome()
  const draft = unpublished(kept, published)
  const sections = editedSections(published, draft)
  const conflicts = conflictsOf(draft, published)

  function change(next: HomeDraft) {
    setDraft(next)
    setFits(writeHomeDraft(next))
    if (error) reset()
  }
  function edit(section: HomepageSection, part: Part) {
    const before = published.find(({ section_key }) => section_key === section.section_key)
    if (!before) return
    setSaid(({ [section.section_key]: _, ...others }) => others)
    change(withEdit(draft, before, part))
  }
  /** Answers the first section that stands in the way, or null. Where it failed otherwise, `error` says so. */
  async function publish(): Promise<{ blocked: SectionKey | null; done: boolean }> {
    const plan = publishPlan(published, draft)
    const faulty = sections.find(
      (one) => draft.edits[one.section_key] && Object.keys(sectionProblems(one)).length > 0,
    )
    const blocked = conflicts[0] ?? faulty?.section_key ?? null
    if (!plan || isPending || blocked) return { blocked, done: false }
    try {
      const changed = await send(plan)
      // What was typed meanwhile is still to be published.
      setDraft((latest) => {
        const left = afterPublishing(latest, changed)
        writeHomeDraft(left)
        return left
      })
      return { blocked: null, done: true }
    } catch (failure) {
      const texts = serverTexts(failure, plan)
      setSaid(texts)
      const first = sections.find(({ section_key }) => texts[section_key])
      return { blocked: first?.section_key ?? null, done: false }
    }
  }
  return {
    draft,
    sections,
    conflicts,
    said,
    fits,
    error,
    isPending,
    edit,
    publish,
    move: (keys: SectionKey[]) => change(withOrder(draft, published, keys)),
    discard: () => change(noDraft),
    takeTheirs: (key: SectionKey) => change(withoutEdit(draft, key)),
    keepMine: (key: SectionKey) => {
      const theirs = published.find(({ section_key }) => section_key === key)
      if (theirs) change(keepMine(draft, theirs))
    },
  }
}

export type HomeEditor = ReturnType<typeof useHomeEditor>

/** What is left of the draft: changes that go on build on what has just been published. */
function afterPublishing(draft: HomeDraft, changed: readonly HomepageSection[]): HomeDraft {
  let left = changed.length > 1 ? unpublished(draft, changed) : draft
  for (const section of changed) left = keepMine(left, section)
  return left
}
