import { useCallback, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/message-id.gen'
import type { Words } from '../scenarios/names'
import type { QaWorld } from './qa-world'

export type QaMessageId = Extract<MessageId, `qa.${string}`>

export function useQaMsg() {
  const intl = useIntl()
  return useCallback(
    (id: QaMessageId, values?: Record<string, string | number>) =>
      intl.formatMessage({ id }, values),
    [intl],
  )
}

export function useSentence() {
  const { locale } = useIntl()
  return (sentence: Words) => (locale === 'vi' ? sentence.vi : sentence.en)
}

export function useScenarioNames({ scenario }: Pick<QaWorld, 'scenario'>): readonly string[] {
  return useSyncExternalStore(scenario.subscribe, () => scenario.current()).scenario.names
}
