import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/message-id.gen'
import { allScenarioNames, similarNames } from '../../scenarios/catalogue'
import type { Words } from '../../scenarios/names'
import type { QaWorld } from '../qa-world'

export function PanelButton({ look, ...props }: ComponentProps<'button'> & { look?: 'quiet' }) {
  return <button type="button" className={look} {...props} />
}

type Changed<Tag extends 'input' | 'select'> = Omit<ComponentProps<Tag>, 'onChange'> & {
  label: ReactNode
  onChange(value: string): void
}

export function Input({ label, grow, onChange, ...props }: Changed<'input'> & { grow?: boolean }) {
  return (
    <label className={grow ? 'grow' : undefined}>
      <span>{label}</span>
      <input {...props} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}

export function Choice({ label, onChange, ...props }: Changed<'select'>) {
  return (
    <label>
      <span>{label}</span>
      <select {...props} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}

export function Tick({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="check">
      <input type="checkbox" {...props} />
      <span>{label}</span>
    </label>
  )
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  const msg = useQaMsg()
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  return (
    <>
      <PanelButton onClick={() => void copy()}>
        {state === 'copied' ? msg('qa.copied') : label}
      </PanelButton>
      {state === 'refused' && (
        <textarea
          readOnly
          aria-label={label}
          rows={4}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}

export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

interface UnknownNamesProps {
  names: readonly string[]
  onTake(name: string): void
}

export function UnknownNames({ names, onTake }: UnknownNamesProps) {
  const msg = useQaMsg()
  return (
    <div role="alert">
      {names.map((name) => (
        <p key={name} className="row">
          <span>{msg('qa.states.unknown', { name })}</span>
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
