import * as v from 'valibot'
import { localStore, readStored } from '@/lib/storage'
import { type HomeDraft, noDraft } from './editor'

const key = 'home_draft'

/** What was not published; it outlives leaving the screen and a reload. */
export function readHomeDraft(): HomeDraft {
  return readStored(localStore, key, v.custom<HomeDraft>(isDraft)) ?? noDraft
}

/** Keeps what is not published. Answers whether there was room for it. */
export function writeHomeDraft(draft: HomeDraft): boolean {
  if (draft.order || Object.keys(draft.edits).length > 0) {
    return localStore.write(key, JSON.stringify(draft))
  }
  localStore.remove(key)
  return true
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function isDraft(kept: unknown): kept is HomeDraft {
  if (!isObject(kept) || !('edits' in kept) || !('order' in kept) || !isObject(kept.edits))
    return false
  return (
    (kept.order === null || Array.isArray(kept.order)) && Object.values(kept.edits).every(isEdit)
  )
}

function isEdit(edit: unknown): boolean {
  return (
    isObject(edit) && 'base' in edit && isPart(edit.base) && 'mine' in edit && isPart(edit.mine)
  )
}

function isPart(part: unknown): boolean {
  return isObject(part) && 'is_active' in part && 'content' in part && isObject(part.content)
}
