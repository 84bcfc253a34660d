import { useCallback, useRef, useState } from 'react'
import { writeOutcome } from '@/api/errors'
import type { VariantChange, VariantOutcome } from '@/api/generated/model'
import { reversed } from '@/domain/admin/variant-change'
import {
  afterSave,
  editKey,
  editProblem,
  isContested,
  settled,
  sheetChanges,
  type SheetEdit,
  type SheetEdits,
  sheetText,
  type VariantText,
  withTexts,
} from '@/domain/admin/variant-sheet'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { useSheetHistory } from '@/ui/sheet/use-sheet-history'
import { useToast } from '@/ui/toast/toast'
import { sheetSaveErrors } from './errors'
import { useSaveCells } from './mutations'

const noEdits: SheetEdits = new Map()

export type VariantSheet = ReturnType<typeof useVariantSheet>

/**
 * What was changed in the sheet, on all of its pages, until it is saved: one call for everything, with an outcome for each
 * cell. A cell that somebody else has changed meanwhile waits for a choice; the others are saved all the same.
 * @param onSaved told what became of the cells
 */
export function useVariantSheet(onSaved: (outcomes: readonly VariantOutcome[]) => void) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const [edits, setEdits] = useState(noEdits)
  /** What is there now, also between two renders. */
  const latest = useRef(edits)
  const [change] = useState(() => (update: (now: SheetEdits) => SheetEdits) => {
    latest.current = update(latest.current)
    setEdits(latest.current)
  })
  const write = useCallback(
    (texts: readonly VariantText[]) => change((now) => withTexts(now, texts)),
    [change],
  )
  const history = useSheetHistory<VariantText>({
    write,
    textsNow: useCallback(
      (texts) =>
        texts.map(({ row, field }) => ({
          row,
          field,
          text: sheetText(latest.current, row, field),
        })),
      [],
    ),
  })
  const { save: send, isPending } = useSaveCells()
  const fail = (error: unknown) => {
    // The sign-in over the screen says so already, and the sheet stays as it is.
    if (writeOutcome(error) === 'signedOut') return
    toast({ type: 'error', message: errorText(sheetSaveErrors(error)) })
  }
  const takeBack = async (saved: readonly VariantChange[]) => {
    let done = 0
    try {
      await send(reversed(saved), (_, outcomes) => {
        done += outcomes.filter(({ result }) => result === 'saved').length
        onSaved(outcomes)
      })
      const left = saved.length - done
      if (left > 0) toast({ type: 'warning', message: msg('adminSheet.undoLeft', { n: left }) })
      else toast({ message: msg('adminSheet.undone', { n: done }) })
    } catch (error) {
      fail(error)
    }
  }
  const save = async () => {
    const changes = sheetChanges(latest.current)
    if (changes.length === 0 || isPending) return
    const saved: VariantChange[] = []
    try {
      await send(changes, (sent, outcomes) => {
        const done = new Set(
          outcomes
            .filter(({ result }) => result === 'saved')
            .map((one) => editKey(one.variant_id, one.field)),
        )
        saved.push(...sent.filter((one) => done.has(editKey(one.variant_id, one.field))))
        change((now) => afterSave(now, sent, outcomes))
        onSaved(outcomes)
      })
    } catch (error) {
      fail(error)
      return
    }
    const left = changes.length - saved.length
    if (left > 0) toast({ type: 'warning', message: msg('adminSheet.left', { n: left }) })
    if (saved.length > 0)
      toast({
        message: msg('adminSheet.saved', { n: saved.length }),
        action: { label: msg('sheet.undo'), onAction: () => void takeBack(saved) },
      })
  }
  const all = [...edits.values()]
  return {
    edits,
    history,
    write,
    save,
    isSaving: isPending,
    /** Cells that wait for a choice between two numbers. */
    contested: all.filter(isContested),
    /** Cells that can't be saved as they are, or were refused. */
    wrong: all.filter(
      (edit) => !isContested(edit) && (editProblem(edits, edit) !== null || edit.left !== null),
    ),
    settle: (chosen: readonly SheetEdit[], side: 'mine' | 'theirs') =>
      change((now) => chosen.reduce((next, edit) => settled(next, edit, side), now)),
    discard() {
      const before = latest.current
      change(() => noEdits)
      toast({
        message: msg('adminSheet.discarded', { n: before.size }),
        action: { label: msg('sheet.undo'), onAction: () => change(() => before) },
      })
    },
  }
}
