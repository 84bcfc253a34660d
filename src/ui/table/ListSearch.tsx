import styled from 'styled-components'
import { space } from '@/theme/tokens'
import { SearchIcon } from '../icons'
import { TextField } from '../fields/TextField'
import { useLateText } from './use-late-text'

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
