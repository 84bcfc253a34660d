import { useRef, useState } from 'react'
import type { VariantChange, VariantOutcome } from '@/api/generated/model'
import {
  editKey,
  sheetEditProblem,
  editsAfterSave,
  hasOpenConflict,
  reversedSheetChanges,
  sendableSheetChanges,
  type SheetEdit,
  type SheetEdits,
  sheetText,
  type SheetText,
  sheetEditsWith,
  withConflictSettled,
} from '@/domain/product/variant-sheet'
import { useMsg } from '@/i18n/use-msg'
import { sheetToast } from '@/ui/sheet/use-sheet'
import { useErrorToast, useToast } from '@/ui/toast/toast'
import { type OnSavedPart, sheetSaveErrorText, useSaveSheetCells } from '../queries'

const noEdits: SheetEdits = new Map()

export type VariantSheet = ReturnType<typeof useVariantSheet>

/**
 * Returns the unsaved changes of all pages of the sheet, and functions that edit, save and discard them. A
 * save sends all valid changes, and each cell has its own outcome. If a colleague has changed a cell
 * meanwhile, staff have to choose one of the two numbers. All other cells are saved.
 */
export function useVariantSheet(onSaved: (outcomes: readonly VariantOutcome[]) => void) {
  const msg = useMsg()
  const toast = useToast()
  const { edits, editsNow, change, write, textsNow } = useEdits()
  const { sendAll, isSaving } = useSendAll()

  const save = async () => {
    const changes = sendableSheetChanges(editsNow())
    if (changes.length === 0 || isSaving) return
    const { saved, left } = await sendAll(changes, (sent, outcomes) => {
      change((now) => editsAfterSave(now, sent, outcomes))
      onSaved(outcomes)
    })
    if (left > 0) toast({ type: 'warning', message: msg('adminSheet.left', { n: left }) })
    if (saved.length > 0)
      // The toast of a paste also has an undo button. The new toast replaces it, because two undo buttons
      // would undo each other's changes.
      toast({
        about: sheetToast,
        message: msg('adminSheet.saved', { n: saved.length }),
        undo: () => void takeBack(saved),
      })
  }
  /**
   * Undoes a save. Cells that a colleague has changed since then keep their values. A toast shows the number
   * of these cells.
   */
  const takeBack = async (changes: readonly VariantChange[]) => {
    const { saved, left, isWhole } = await sendAll(reversedSheetChanges(changes), (_, outcomes) =>
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
    /** The cells for which staff have to choose between two numbers. */
    contested: all.filter(hasOpenConflict),
    /** The cells that contain no valid number, or that the server refused. */
    wrong: all.filter(
      (edit) =>
        !hasOpenConflict(edit) && (sheetEditProblem(edits, edit) !== null || edit.left !== null),
    ),
    settle: (chosen: readonly SheetEdit[], side: 'local' | 'remote') =>
      change((now) => chosen.reduce((next, edit) => withConflictSettled(next, edit, side), now)),
    discard,
  }
}

/**
 * Returns the edited cells, and functions that read and change them. `editsNow` returns the newest edits,
 * also before React has rendered them. All functions are the same in every render.
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
      write: (texts: readonly SheetText[]) => change((now) => sheetEditsWith(now, texts)),
      textsNow: (texts: readonly SheetText[]) =>
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
 * Returns `sendAll`, which sends changes in several requests, and whether it is running. `sendAll` resolves
 * to the saved changes (`saved`) and to the number of refused changes (`left`). `isWhole` is false if the
 * server sent no response to one of the requests.
 */
function useSendAll() {
  const fail = useErrorToast()
  const { mutateAsync, isPending } = useSaveSheetCells()
  const sendAll = async (changes: readonly VariantChange[], onPart: OnSavedPart) => {
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
      // Changes without a response stay in the sheet, so that staff can save them again.
      fail(sheetSaveErrorText(error))
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
