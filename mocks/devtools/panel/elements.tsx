import { type ComponentProps, useCallback, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/message-id.gen'
import { allScenarioNames, similarNames } from '../../scenarios/catalogue'
import type { Words } from '../../scenarios/names'
import type { QaWorld } from '../qa-world'

export function PanelButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />
}

type InputProps = {
  label: string
  onChange(value: string): void
} & Omit<ComponentProps<'input'>, 'onChange'>

export function Input({ label, onChange, ...props }: InputProps) {
  return (
    <label>
      {label}
      <input {...props} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}

type UnknownNamesProps = {
  names: readonly string[]
  onTake(name: string): void
}

export function UnknownNames({ names, onTake }: UnknownNamesProps) {
  const msg = useQaMsg()
  return (
    <div role="alert">
      {names.map((name) => (
        <p key={name} className="row">
          {msg('qa.states.unknown', { name })}
          {similarNames(name, allScenarioNames()).map((similar) => (
            <PanelButton key={similar} onClick={() => onTake(similar)}>
              {msg('qa.states.didYouMean', { name: similar })}
            </PanelButton>
          ))}
        </p>
      ))}
    </div>
  )
}

type QaMessageId = Extract<MessageId, `qa.${string}`>

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
