import { useState } from 'react'
import { useQaMsg } from '../use-qa-msg'

/** Copies a text. Where the browser refuses, as on plain http, the text stands there to be copied by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const msg = useQaMsg()
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }

  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {state === 'copied' ? msg('qa.copied') : label}
      </button>
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
