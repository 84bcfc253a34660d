import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { space } from '@/theme/tokens'
import { SearchIcon } from '../frame-icons'
import { TextField } from '../fields/TextField'
import { focusFirstRow } from './row-keys'

type ListSearchProps = {
  /** Label of the field. */
  label: string
  /** An example of what can be found. */
  placeholder?: string
  /** The search in the URL. */
  value: string
  /** Called when typing pauses, and at once on Enter. */
  onSearch: (q: string) => void
  /** The longest text that the server searches for. */
  maxLength?: number
}

/** Filters a list by a text while it is typed. */
export function ListSearch({
  label,
  placeholder,
  value,
  onSearch,
  maxLength = 100,
}: ListSearchProps) {
  const { text, setText, flush } = useDebouncedText(value, onSearch)
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
        hideLabel
        reserveNote={false}
        placeholder={placeholder ?? label}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && focusFirstRow()) event.preventDefault()
        }}
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

/** Pause in typing before the list is loaded again, in ms. */
const pauseMs = 300

/**
 * A text that is typed here and stored elsewhere, such as in the URL. `onText` is called when typing pauses, or at once
 * by `flush`. When the stored text changes by other means (going back, clearing filters), it replaces the typed one.
 */
function useDebouncedText(stored: string, onText: (text: string) => void) {
  const [text, setText] = useState(stored)
  const [known, setKnown] = useState(stored)
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
      const timer = setTimeout(() => submitLater(text), pauseMs)
      return () => clearTimeout(timer)
    },
    [text],
  )
  const flush = () => submit(text)
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
  inset-block: 0;
  inset-inline-start: 0;
  place-items: center;
  pointer-events: none;
`
