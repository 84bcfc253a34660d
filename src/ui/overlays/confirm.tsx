import { type ReactNode, useEffect } from 'react'
import type { ErrorText } from '@/i18n/use-msg'
import { atom, personalAtom, useAtomValue, useSetAtom } from '@/lib/store'
import { late } from '../feedback/late'

export type Question = {
  title: string
  text: ReactNode
  /** The texts of the buttons. The first button changes nothing. */
  labels: { cancel: string; confirm: string }
  /** Runs after the confirmation. The question stays open while it runs, and also if it rejects. */
  run?: () => unknown
  /** Returns the text for a rejected `run`, or null if another place shows the error. */
  errors?: (error: unknown) => ErrorText | null
  /**
   * Returns the element that gets the focus afterwards. Needed if the action removes the element that had the
   * focus.
   */
  focusAfter?: () => HTMLElement | null
  /** True if a navigation waits for the answer. That navigation then handles Back. */
  isLeaving?: boolean
}

export type Asked = Question & { number: number; answer: (isConfirmed: boolean) => void }

/** The open question. It belongs to one person, so nobody else may answer it after a change of user. */
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
 * Returns a function to call like this: `await confirm({ title, text, labels, run })`. It resolves to true
 * when the user has confirmed and `run` has ended (Product §8).
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  return useSetAtom(askAtom)
}

const ConfirmDialog = late(async () => (await import('./ConfirmDialog')).ConfirmDialog)

/** Renders the questions of `useConfirm`, once on a page. It loads the dialog for the first question. */
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
