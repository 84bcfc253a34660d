import { localStore, parseJson } from '@/lib/storage'
import { type BannerForm, bannerForm } from './banner-form'

/** What was typed, and the version of the banner it began with. */
export type BannerDraft = { form: BannerForm; version?: string | undefined }

const keyOf = (id: number | null) => `banner_draft_${id ?? 'new'}`

/** What was typed for a banner and not saved; it outlives leaving the screen and a reload. */
export function readBannerDraft(id: number | null): BannerDraft | undefined {
  const kept = parseJson(localStore.read(keyOf(id)))
  return isDraft(kept) ? kept : undefined
}

/** Keeps what is typed; `null` forgets it. */
export function writeBannerDraft(id: number | null, draft: BannerDraft | null): void {
  if (draft) localStore.write(keyOf(id), JSON.stringify(draft))
  else localStore.remove(keyOf(id))
}

function isDraft(kept: unknown): kept is BannerDraft {
  const { form, version } = entriesOf(kept)
  const fields = entriesOf(form)
  return (
    Object.keys(bannerForm()).every((name) => typeof fields[name] === 'string') &&
    (version === undefined || typeof version === 'string')
  )
}

function entriesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}
