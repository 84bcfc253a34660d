import { useEffect, useRef, useState } from 'react'
import type { User } from '@/api/generated/model'
import { shopDay } from '@/lib/dates'
import { formOf, type Profile, type ProfileForm } from './profile'
import { readDraft, removeDraft, writeDraft } from './stored'

type Editing = { initial: ProfileForm; isDraft: boolean }

/**
 * Whether personal info is being edited, and from which values. What is typed is kept until it is saved or given
 * up: a form that a reload or an expired session closed is open again for the same user. The focus follows into
 * the form and back to the button that opened it.
 */
export function useEditing(user: User, profile: Profile) {
  const frame = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const unchanged = formOf(profile, user.email, shopDay())
  const [draft, setDraft] = useState<Editing | null>(() => {
    const kept = readDraft()
    return kept?.user === user.id
      ? { initial: { ...unchanged, ...kept.values }, isDraft: true }
      : null
  })
  const isOpen = draft !== null

  useEffect(
    function focusWhatCame() {
      if (!isAsked.current) return
      frame.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus()
    },
    [isOpen],
  )

  const show = (next: Editing | null) => {
    isAsked.current = true
    setDraft(next)
  }
  return {
    frame,
    draft,
    begin: () => show({ initial: unchanged, isDraft: false }),
    /** Keeps what is typed, unless it changes nothing. */
    keep(values: ProfileForm) {
      if (isSame(values, unchanged)) removeDraft()
      else writeDraft({ user: user.id, values })
    },
    /** After saving or giving up. */
    end() {
      removeDraft()
      show(null)
    },
  }
}

function isSame(values: ProfileForm, others: ProfileForm): boolean {
  return Object.entries(values).every(([name, value]) => Reflect.get(others, name) === value)
}
