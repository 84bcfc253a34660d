import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing must rest before a list is asked for anew, in ms. */
const restMs = 300

/**
 * A text that is typed here and kept elsewhere, such as a search in the URL: told once typing rests, or at once by
 * `flush`. Where the kept text changes by other means (going back, clearing filters), it is what stands here.
 */
export function useLateText(kept: string, onText: (text: string) => void) {
  const [text, setText] = useState(kept)
  const [known, setKnown] = useState(kept)
  if (known !== kept) {
    setKnown(kept)
    // What was told comes back without spaces at its ends: they may be about to be typed on.
    if (text.trim() !== kept.trim()) setText(kept)
  }
  const tell = (rested: string) => {
    if (rested.trim() !== kept.trim()) onText(rested.trim())
  }
  const tellLater = useEffectEvent(tell)
  useEffect(
    function tellWhenTypingRests() {
      const timer = setTimeout(() => tellLater(text), restMs)
      return () => clearTimeout(timer)
    },
    [text],
  )
  const flush = () => tell(text)
  return { text, setText, flush }
}
