import { useCallback, useRef, useState } from 'react'
import type { VariantChange, VariantOutcome } from '@/api/generated/model'
import {
  afterSave,
  editKey,
  editProblem,
  isContested,
  reversed,
  settled,
  sheetChanges,
  type SheetEdit,
  type SheetEdits,
  sheetText,
  type VariantText,
  withCellTexts,
} from '@/domain/admin/variant-sheet'
import { useMsg } from '@/i18n/use-msg'
import { sheetToast, useSheetHistory } from '@/ui/sheet/use-sheet-history'
import { useToast } from '@/ui/toast/toast'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { sheetSaveErrors, useSaveCells } from './mutations'

const noEdits: SheetEdits = new Map()

export type VariantSheet = ReturnType<typeof useVariantSheet>

/**
 * What was changed in the sheet, on all of its pages, until it is saved: one call for everything, with an outcome for each
 * cell. A cell that somebody else has changed meanwhile waits for a choice; the others are saved all the same.
 * @param onSaved told what became of the cells
 */
export function useVariantSheet(onSaved: (outcomes: readonly VariantOutcome[]) => void) {
  const { edits, editsNow, change } = useEdits()
  const discard = useDiscard(editsNow, change)
  const { write, history } = useCells(editsNow, change)
  const settle = (sent: readonly VariantChange[], outcomes: readonly VariantOutcome[]) => {
    change((now) => afterSave(now, sent, outcomes))
    onSaved(outcomes)
  }
  const { save, isSaving } = useSaveSheet({ onSaved: settle, onTakenBack: onSaved })
  const all = [...edits.values()]
  return {
    edits,
    history,
    write,
    save: () => save(sheetChanges(editsNow())),
    isSaving,
    /** Cells that wait for a choice between two numbers. */
    contested: all.filter(isContested),
    /** Cells that can't be saved as they are, or were refused. */
    wrong: all.filter(
      (edit) => !isContested(edit) && (editProblem(edits, edit) !== null || edit.left !== null),
    ),
    settle: (chosen: readonly SheetEdit[], side: 'mine' | 'theirs') =>
      change((now) => chosen.reduce((next, edit) => settled(next, edit, side), now)),
    discard,
  }
}

type ChangeEdits = (update: (now: SheetEdits) => SheetEdits) => void

/** The changed cells; `editsNow` returns what is there also between two renders. Both functions stay the same. */
function useEdits() {
  const [edits, setEdits] = useState(noEdits)
  const latest = useRef(edits)
  const [change] = useState((): ChangeEdits => (update) => {
    latest.current = update(latest.current)
    setEdits(latest.current)
  })
  const editsNow = useCallback(() => latest.current, [])
  return { edits, editsNow, change }
}

/** Drops all changes, with undo. */
function useDiscard(editsNow: () => SheetEdits, change: ChangeEdits) {
  const msg = useMsg()
  const toast = useToast()
  return () => {
    const before = editsNow()
    change(() => noEdits)
    toast({
      about: sheetToast,
      message: msg('adminSheet.discarded', { n: before.size }),
      undo: () => change(() => before),
    })
  }
}

/** Writes texts into cells, and remembers what they were. */
function useCells(editsNow: () => SheetEdits, change: ChangeEdits) {
  const write = useCallback(
    (texts: readonly VariantText[]) => change((now) => withCellTexts(now, texts)),
    [change],
  )
  const textsNow = useCallback(
    (texts: readonly VariantText[]) =>
      texts.map(({ row, field }) => ({ row, field, text: sheetText(editsNow(), row, field) })),
    [editsNow],
  )
  return { write, history: useSheetHistory<VariantText>({ write, textsNow }) }
}

type SaveSheetOptions = {
  /** Told of each part of what was sent. */
  onSaved: (sent: readonly VariantChange[], outcomes: readonly VariantOutcome[]) => void
  /** Told the same of what was taken back. */
  onTakenBack: (outcomes: readonly VariantOutcome[]) => void
}

/** Saves cells and says what became of them, with undo. A cell that others have changed since is left, and counted. */
function useSaveSheet({ onSaved, onTakenBack }: SaveSheetOptions) {
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
