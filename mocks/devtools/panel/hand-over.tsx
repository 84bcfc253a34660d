import { useState } from 'react'
import { openQaFile } from '../bundle/open-bundle'
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
/** Saves a text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}

/** Opens files that the panel wrote. `isRefused` after any other. */
export function useQaFile() {
  const [isRefused, setIsRefused] = useState(false)

  async function open(files: FileList | null) {
    const [file] = files ?? []
    if (file) setIsRefused(!openQaFile(await file.text()))
  }

  return { isRefused, open }
}
