import { localeAtom } from '@/i18n/state'
import type { MessageId } from '@/i18n/message-id.gen'
import type { MessageValues } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'

type SaveState = { isBusy: boolean; isDirty: boolean; isKept: boolean; savedAt: string | null }

/** What the save bar says of the form. */
export function useSaveState({ isBusy, isDirty, isKept, savedAt }: SaveState): {
  id: MessageId
  values?: MessageValues
} {
  const locale = useAtomValue(localeAtom)
  if (isBusy) return { id: 'adminProduct.state.uploading' }
  if (isDirty) return { id: isKept ? 'adminProduct.state.unsaved' : 'adminProduct.state.notKept' }
  if (!savedAt) return { id: 'adminProduct.state.new' }
  return { id: 'adminProduct.state.saved', values: { time: formatMoment(savedAt, locale) } }
}
