import { useRef, useState } from 'react'
import type { VariantChange, VariantOutcome } from '@/api/generated/model'
import {
  editKey,
  editProblem,
  editsAfterSave,
  isContested,
  reversedChanges,
  sheetChanges,
  type SheetEdit,
  type SheetEdits,
  sheetText,
  type VariantText,
  withCellTexts,
  withConflictSettled,
} from '@/domain/product/variant-sheet'
import { useMsg } from '@/i18n/use-msg'
import { sheetToast } from '@/ui/sheet/use-sheet'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import { type OnPart, sheetSaveErrors, useSaveCells } from '../queries'

const noEdits: SheetEdits = new Map()

export type VariantSheet = ReturnType<typeof useVariantSheet>

/**
 * Returns the unsaved changes on all pages of the sheet. One save sends all of them, and each cell has its
 * own outcome. If a colleague changed the same cell meanwhile, that cell waits for a choice, and the other
 * cells are saved.
 * @param onSaved called with the outcomes of the cells
 */
export function useVariantSheet(onSaved: (outcomes: readonly VariantOutcome[]) => void) {
  const msg = useMsg()
  const toast = useToast()
  const { edits, editsNow, change, write, textsNow } = useEdits()
  const { sendAll, isSaving } = useSendAll()

  const save = async () => {
    const changes = sheetChanges(editsNow())
    if (changes.length === 0 || isSaving) return
    const { saved, left } = await sendAll(changes, (sent, outcomes) => {
      change((now) => editsAfterSave(now, sent, outcomes))
      onSaved(outcomes)
    })
    if (left > 0) toast({ type: 'warning', message: msg('adminSheet.left', { n: left }) })
    if (saved.length > 0)
      // This toast replaces the toast of the saved paste, because two undo buttons would undo each other.
      toast({
        about: sheetToast,
        message: msg('adminSheet.saved', { n: saved.length }),
        undo: () => void takeBack(saved),
      })
  }
  /** Undoes a save. Cells that others have changed since keep their values, and are counted. */
  const takeBack = async (changes: readonly VariantChange[]) => {
    const { saved, left, isWhole } = await sendAll(reversedChanges(changes), (_, outcomes) =>
      onSaved(outcomes),
    )
    if (!isWhole) return
    if (left > 0) toast({ type: 'warning', message: msg('adminSheet.undoLeft', { n: left }) })
    else toast({ message: msg('adminSheet.undone', { n: saved.length }) })
  }
  const discard = () => {
    const before = editsNow()
    change(() => noEdits)
    toast({
      about: sheetToast,
      message: msg('adminSheet.discarded', { n: before.size }),
      undo: () => change(() => before),
    })
  }
  const all = [...edits.values()]
  return {
    edits,
    write,
    textsNow,
    save: () => void save(),
    isSaving,
    /** Cells that wait for a choice between two numbers. */
    contested: all.filter(isContested),
    /** Cells that can't be saved, or that the server refused. */
    wrong: all.filter(
      (edit) => !isContested(edit) && (editProblem(edits, edit) !== null || edit.left !== null),
    ),
    settle: (chosen: readonly SheetEdit[], side: 'local' | 'remote') =>
      change((now) => chosen.reduce((next, edit) => withConflictSettled(next, edit, side), now)),
    discard,
  }
}

/**
 * Returns the changed cells. `editsNow` returns the latest cells even before the next render. The functions
 * are the same in every render.
 */
function useEdits() {
  const [edits, setEdits] = useState(noEdits)
  const latest = useRef(edits)
  const [actions] = useState(() => {
    const change = (update: (now: SheetEdits) => SheetEdits) => {
      latest.current = update(latest.current)
      setEdits(latest.current)
    }
    return {
      editsNow: () => latest.current,
      change,
      write: (texts: readonly VariantText[]) => change((now) => withCellTexts(now, texts)),
      textsNow: (texts: readonly VariantText[]) =>
        texts.map(({ row, field }) => ({
          row,
          field,
          text: sheetText(latest.current, row, field),
        })),
    }
  })
  return { edits, ...actions }
}

/**
 * Sends changes in parts. Resolves to the saved changes, the number of refused changes, and whether every
 * change got an answer.
 */
function useSendAll() {
  const fail = useErrorToast()
  const { mutateAsync, isPending } = useSaveCells()
  const sendAll = async (changes: readonly VariantChange[], onPart: OnPart) => {
    const saved: VariantChange[] = []
    let answered = 0
    try {
      await mutateAsync({
        changes,
        onPart(sent, outcomes) {
          saved.push(...savedOf(sent, outcomes))
          answered += sent.length
          onPart(sent, outcomes)
        },
      })
    } catch (error) {
      // Changes that got no answer stay in the sheet.
      fail(sheetSaveErrors(error))
    }
    return { saved, left: answered - saved.length, isWhole: answered === changes.length }
  }
  return { sendAll, isSaving: isPending }
}

function savedOf(sent: readonly VariantChange[], outcomes: readonly VariantOutcome[]) {
  const saved = outcomes.filter(({ result }) => result === 'saved')
  const done = new Set(saved.map(({ variant_id, field }) => editKey(variant_id, field)))
  return sent.filter(({ variant_id, field }) => done.has(editKey(variant_id, field)))
}
