import { useEffect, useRef, useState } from 'react'
import type { User } from '@/api/generated/model'
import { shopDay } from '@/lib/dates'
import { formOf, type Profile, type ProfileForm } from './profile'
import { readDraft, removeDraft, writeDraft } from './stored'

type Editing = { initial: ProfileForm; isDraft: boolean }

/**
 * Opens and closes the form of personal info. A form that a reload or an expired session closed is open again for the
 * same user, with what was typed. The focus moves into the form, and back to the button that opened it.
 */
export function useEditing(user: User, profile: Profile) {
  const frame = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const unchanged = formOf(profile, shopDay())
  /** Null while the form is closed. */
  const [editing, setEditing] = useState<Editing | null>(() => {
    const draft = readDraft(user.email, unchanged)
    return draft && { initial: draft, isDraft: true }
  })
  const isOpen = editing !== null

  useEffect(
    function moveFocus() {
      if (!wasPressed.current) return
      frame.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus()
    },
    [isOpen],
  )

  const show = (next: Editing | null) => {
    wasPressed.current = true
    setEditing(next)
  }
  return {
    frame,
    editing,
    open: () => show({ initial: unchanged, isDraft: false }),
    saveDraft: (form: ProfileForm) => writeDraft(user.email, form, unchanged),
    /** After saving or cancelling. */
    close() {
      removeDraft()
      show(null)
    },
  }
}
