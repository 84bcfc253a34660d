import { useCallback, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/message-id.gen'
import type { Words } from '../scenarios/names'
import type { QaWorld } from './qa-world'

/** Ids of src/i18n/messages/{vi,en}/qa.json. */
export type QaMessageId = Extract<MessageId, `qa.${string}`>

/** `useMsg` for the texts of the panel. */
export function useQaMsg() {
  const intl = useIntl()
  return useCallback(
    (id: QaMessageId, values?: Record<string, string | number>) =>
      intl.formatMessage({ id }, values),
    [intl],
  )
}

/** Returns what a sentence says in the language of the page. */
export function useSentence() {
  const { locale } = useIntl()
  return (sentence: Words) => (locale === 'vi' ? sentence.vi : sentence.en)
}

/** Returns the names of the scenarios that are on. */
export function useScenarioNames({ scenario }: Pick<QaWorld, 'scenario'>): readonly string[] {
  return useSyncExternalStore(scenario.subscribe, () => scenario.current()).scenario.names
}
