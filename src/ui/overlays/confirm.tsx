import { type ReactNode, useEffect } from 'react'
import type { ErrorText } from '@/i18n/use-msg'
import { atom, personalAtom, useAtomValue, useSetAtom } from '@/lib/store'
import { late } from '../feedback/late'

export type Question = {
  title: string
  text: ReactNode
  /** The buttons: first the one that changes nothing. */
  labels: { cancel: string; confirm: string }
  /** Runs after the confirmation. The question stays open during the run, and after a rejection. */
  run?: () => unknown
  /** Returns the text for a rejected `run`; null if another place shows it. */
  errors?: (error: unknown) => ErrorText | null
  /** Returns what gets the focus once it is done, where that takes away what had it. */
  focusAfter?: () => HTMLElement | null
  /** A navigation waits for the answer, so Back is left to that. */
  isLeaving?: boolean
}

export type Asked = Question & { number: number; answer: (isConfirmed: boolean) => void }

/** The open question. It belongs to one person: nobody else may answer it. */
const askedAtom = personalAtom<Asked | null>(null)

let count = 0

const askAtom = atom(
  null,
  (_get, set, question: Question) =>
    new Promise<boolean>((answer) => {
      count += 1
      set(askedAtom, { ...question, number: count, answer })
    }),
)

/**
 * Returns `await confirm({ title, text, labels, run })`: true once it is confirmed, and `run` has ended
 * (Product §8).
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  return useSetAtom(askAtom)
}

const ConfirmDialog = late(async () => (await import('./ConfirmDialog')).ConfirmDialog)

/** Renders what `useConfirm` asks, once on a page; loads the dialog with the first question. */
export function ConfirmOutlet() {
  const asked = useAtomValue(askedAtom)
  useEffect(
    function answerWhatIsGone() {
      return () => asked?.answer(false)
    },
    [asked],
  )
  if (!asked) return null
  return <ConfirmDialog key={asked.number} {...asked} />
}
