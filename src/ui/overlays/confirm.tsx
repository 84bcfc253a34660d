import { type ReactNode, useEffect } from 'react'
import type { ErrorText } from '@/i18n/use-msg'
import { atom, personalAtom, useAtomValue, useSetAtom } from '@/lib/store'
import { defer } from '../feedback/late'

export type Question = {
  title: string
  text: ReactNode
  /** The texts of the buttons. The `cancel` button changes nothing. */
  labels: { cancel: string; confirm: string }
  /** Runs after the confirmation. The dialog stays open while it runs, and also if it rejects. */
  run?: () => unknown
  /** Returns the text for an error of `run`, or null if the error shows elsewhere. */
  errors?: (error: unknown) => ErrorText | null
  /**
   * Returns the element that gets the focus after a confirmation. Pass this function if the action removes
   * the element that had the focus.
   */
  focusAfter?: () => HTMLElement | null
  /** True if a navigation waits for the user's answer. The navigation then handles the browser's Back. */
  isLeaving?: boolean
}

export type AskedQuestion = Question & { number: number; answer: (isConfirmed: boolean) => void }

/**
 * The open question. The question belongs to one person. It closes when another person signs in, because only
 * the person who was asked may answer.
 */
const askedAtom = personalAtom<AskedQuestion | null>(null)

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
 * Returns a function that asks a question: `await confirm({ title, text, labels, run })`. The promise
 * resolves to true when the user has confirmed and `run` has ended, and to false if the user cancels (Product
 * §8).
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  return useSetAtom(askAtom)
}

const ConfirmDialog = defer(async () => (await import('./ConfirmDialog')).ConfirmDialog)

/**
 * Renders the questions of `useConfirm`. This component must be in the page once. The dialog loads with the
 * first question.
 */
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
