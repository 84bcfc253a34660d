import { useEffect, useEffectEvent, useState } from 'react'

/** Pause in typing before the list is loaded again, in ms. */
const pauseMs = 300

/** A text that is typed here and stored in the URL. A stored text that changes by other means (going back, clearing) replaces it. */
export function useDebouncedText(stored: string, onText: (text: string) => void) {
  const [text, setText] = useState(stored)
  const [known, setKnown] = useState(stored)
  // Keyboards of Android compose every word.
  const [isComposing, setComposing] = useState(false)
  if (known !== stored) {
    setKnown(stored)
    // The stored text is trimmed: spaces at the end stay here, because more may be typed.
    if (text.trim() !== stored.trim()) setText(stored)
  }
  const submit = (typed: string) => {
    if (typed.trim() !== stored.trim()) onText(typed.trim())
  }
  const submitLater = useEffectEvent(submit)
  useEffect(
    function submitWhenTypingPauses() {
      const timer = isComposing ? undefined : setTimeout(() => submitLater(text), pauseMs)
      return () => clearTimeout(timer)
    },
    [text, isComposing],
  )
  const flush = () => submit(text)
  return { text, setText, setComposing, flush }
}
