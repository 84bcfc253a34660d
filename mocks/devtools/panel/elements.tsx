import { type ComponentProps, useCallback, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/message-id.gen'
import { allScenarioNames, similarNames } from '../../scenarios/catalogue'
import type { TextPair } from '../../scenarios/names'
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

type UnknownNamesProps = { names: readonly string[]; onTake(name: string): void }

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
  return (sentence: TextPair) => (locale === 'vi' ? sentence.vi : sentence.en)
}

export function useScenarioNames({ scenario }: Pick<QaWorld, 'scenario'>): readonly string[] {
  return useSyncExternalStore(scenario.subscribe, () => scenario.current()).scenario.names
}

const none: readonly string[] = []

/** Returns the states that have no effect, because the page's mock server does not support them. */
export function useIgnoredNames({ network }: Pick<QaWorld, 'network'>): readonly string[] {
  return useSyncExternalStore(
    network?.subscribe ?? (() => () => {}),
    network?.ignored ?? (() => none),
  )
}

type CopyButtonsProps = {
  /** The text that each button copies, by the button's label. */
  texts: Readonly<Record<string, () => string | Promise<string>>>
}

/** Only the button that was clicked last says that its text is copied. */
export function CopyButtons({ texts }: CopyButtonsProps) {
  const msg = useQaMsg()
  const [result, setResult] = useState<{ of: string; refused: string | null } | null>(null)
  async function copy(label: string, text: () => string | Promise<string>) {
    const copied = await text()
    // `navigator.clipboard` is missing on a page without https.
    const writing = navigator.clipboard?.writeText(copied) ?? Promise.reject(new Error('none'))
    const refused = await writing.then(
      () => null,
      () => copied,
    )
    setResult({ of: label, refused })
  }
  return Object.entries(texts).map(([label, text]) => {
    const own = result?.of === label ? result : null
    if (own?.refused)
      return <textarea key={label} readOnly aria-label={label} rows={4} value={own.refused} />
    return (
      <PanelButton key={label} onClick={() => void copy(label, text)}>
        {own ? msg('qa.copied') : label}
      </PanelButton>
    )
  })
}

export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
