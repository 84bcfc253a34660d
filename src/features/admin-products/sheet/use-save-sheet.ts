import type { VariantChange, VariantOutcome } from '@/api/generated/model'
import { reversed } from '@/domain/admin/variant-change'
import { editKey } from '@/domain/admin/variant-sheet'
import { useMsg } from '@/i18n/use-msg'
import { sheetToast } from '@/ui/sheet/use-sheet-history'
import { useToast } from '@/ui/toast/toast'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { sheetSaveErrors } from './errors'
import { useSaveCells } from './mutations'

type SaveSheetOptions = {
  /** Told of each part of what was sent. */
  onSaved: (sent: readonly VariantChange[], outcomes: readonly VariantOutcome[]) => void
  /** Told the same of what was taken back. */
  onTakenBack: (outcomes: readonly VariantOutcome[]) => void
}

/** Saves cells and says what became of them, with undo. A cell that others have changed since is left, and counted. */
export function useSaveSheet({ onSaved, onTakenBack }: SaveSheetOptions) {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  const { save: send, isPending } = useSaveCells()
  const takeBack = useTakeBack(send, onTakenBack)
  const save = async (changes: readonly VariantChange[]) => {
    if (changes.length === 0 || isPending) return
    const saved: VariantChange[] = []
    let answered = 0
    try {
      await send(changes, (sent, outcomes) => {
        saved.push(...savedOf(sent, outcomes))
        answered += sent.length
        onSaved(sent, outcomes)
      })
    } catch (error) {
      // What was not sent stays in the sheet as it is.
      fail(sheetSaveErrors(error))
    }
    const left = answered - saved.length
    if (left > 0) toast({ type: 'warning', message: msg('adminSheet.left', { n: left }) })
    if (saved.length > 0)
      // In the place of the paste that was saved: each undo of one and the same thing would undo the other.
      toast({
        about: sheetToast,
        message: msg('adminSheet.saved', { n: saved.length }),
        undo: () => void takeBack(saved),
      })
  }
  return { save, isSaving: isPending }
}

/** Undoes what was saved, and says how much of it others have changed since. */
function useTakeBack(
  send: ReturnType<typeof useSaveCells>['save'],
  onTakenBack: SaveSheetOptions['onTakenBack'],
) {
  const msg = useMsg()
  const toast = useToast()
  const fail = useErrorToast()
  return async (saved: readonly VariantChange[]) => {
    const done: VariantChange[] = []
    try {
      await send(reversed(saved), (sent, outcomes) => {
        done.push(...savedOf(sent, outcomes))
        onTakenBack(outcomes)
      })
    } catch (error) {
      fail(sheetSaveErrors(error))
      return
    }
    const left = saved.length - done.length
    if (left > 0) toast({ type: 'warning', message: msg('adminSheet.undoLeft', { n: left }) })
    else toast({ message: msg('adminSheet.undone', { n: done.length }) })
  }
}

/** Returns those changes that were saved. */
function savedOf(sent: readonly VariantChange[], outcomes: readonly VariantOutcome[]) {
  const saved = outcomes.filter(({ result }) => result === 'saved')
  const done = new Set(saved.map(({ variant_id, field }) => editKey(variant_id, field)))
  return sent.filter(({ variant_id, field }) => done.has(editKey(variant_id, field)))
}
