import { type ComponentProps, type ReactNode, useState } from 'react'
import { allScenarioNames } from '../../scenarios/catalogue'
import { similarNames } from '../../scenarios/similar'
import { useQaMsg } from '../use-qa-msg'
import { openWorldFile } from '../world-file'

export function PanelButton({
  look,
  ...props
}: ComponentProps<'button'> & { look?: 'main' | 'quiet' }) {
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

export function WorldInput({ label }: { label: string }) {
  const msg = useQaMsg()
  const [isRefused, setIsRefused] = useState(false)

  async function open(files: FileList | null) {
    const [file] = files ?? []
    if (file) setIsRefused(!openWorldFile(await file.text()))
  }

  return (
    <>
      <label className="file">
        <span>{label}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void open(target.files)}
        />
      </label>
      {isRefused && <p role="alert">{msg('qa.world.unreadable')}</p>}
    </>
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

export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
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
