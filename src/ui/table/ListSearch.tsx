import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { space } from '@/theme/tokens'
import { SearchIcon } from '../frame-icons'
import { TextField } from '../fields/TextField'

type ListSearchProps = {
  /** Says what is searched: its label, and its name for screen readers. */
  label: string
  placeholder?: string
  /** As the URL has it. */
  value: string
  /** Called once typing rests, and at once with Enter. */
  onSearch: (q: string) => void
  maxLength?: number
}

/** Narrows a list by text while it is typed. */
export function ListSearch({
  label,
  placeholder,
  value,
  onSearch,
  maxLength = 100,
}: ListSearchProps) {
  const { text, setText, flush } = useLateText(value, onSearch)
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        flush()
      }}
    >
      <TextField
        type="search"
        label={label}
        reserveNote={false}
        placeholder={placeholder}
        value={text}
        onChange={setText}
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
      />
      <Glass aria-hidden="true">
        <SearchIcon size={20} />
      </Glass>
    </Form>
  )
}

/** How long typing must rest before a list is asked for anew, in ms. */
const restMs = 300

/**
 * A text that is typed here and kept elsewhere, such as a search in the URL: told once typing rests, or at once by
 * `flush`. Where the kept text changes by other means (going back, clearing filters), it is what stands here.
 */
function useLateText(kept: string, onText: (text: string) => void) {
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

const Form = styled.form`
  position: relative;
  min-width: 0;

  input {
    padding-inline-start: ${space(10)};
  }
`

const Glass = styled.span`
  position: absolute;
  display: grid;
  width: ${space(10)};
  height: ${space(12)};
  inset-block-end: 0;
  inset-inline-start: 0;
  place-items: center;
  pointer-events: none;
`
