import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { color, leading, size, space, text } from '@/theme/tokens.gen'
import { SearchIcon } from '../frame-icons'
import type { ScanKeyHandler } from './use-scanner'

export type SearchFieldProps<T> = {
  value: string
  onChange: (text: string) => void
  /** The suggestions, in the order in which `SearchSuggestions` shows them. */
  suggestions: readonly T[]
  /** Returns the text of a suggestion, for screen readers and for the field. */
  toText: (suggestion: T) => string
  /** True if the first suggestion is highlighted at once, so that Enter opens it. */
  autoHighlight?: boolean
  children: ReactNode
}

/**
 * A search field with suggestions. The arrow keys move between the suggestions. Enter opens the highlighted
 * suggestion. If none is highlighted, Enter submits the text.
 */
export function SearchField<T>({
  value,
  onChange,
  suggestions,
  toText,
  autoHighlight = false,
  children,
}: SearchFieldProps<T>) {
  return (
    <Base.Root
      inline
      open
      mode="none"
      autoHighlight={autoHighlight && 'always'}
      keepHighlight={autoHighlight}
      items={suggestions}
      itemToStringValue={toText}
      value={value}
      onValueChange={(next, { reason }) => {
        // A click on a suggestion opens it, so the typed text stays.
        if (reason !== 'item-press') onChange(next)
      }}
    >
      {children}
    </Base.Root>
  )
}

export type SearchBoxProps = {
  label: string
  placeholder: string
  maxLength: number
  /** True while `SearchSuggestions` is shown. */
  suggesting: boolean
  /** Called on Enter if no suggestion is highlighted. */
  onSubmit: () => void
  /** The handler that `useScanner` returns. */
  onKeyDown?: ScanKeyHandler
  ref?: Ref<HTMLInputElement> | undefined
  action?: ReactNode
}

/** The large text box of a `SearchField`. */
export function SearchBox({
  label,
  suggesting,
  onSubmit,
  onKeyDown,
  action,
  ...input
}: SearchBoxProps) {
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <SearchIcon />
      <Input
        {...input}
        onKeyDown={(event) => {
          if (onKeyDown?.(event) !== undefined) event.preventBaseUIHandler()
        }}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        aria-expanded={suggesting}
      />
      {action}
    </Form>
  )
}

/** The suggestions of a `SearchField`: a listbox of `Suggestion`s. */
export const SearchSuggestions = Base.List

/** One suggestion. `render` can make it a link. */
export const Suggestion = Base.Item

/** Suggestions of one kind. A `SuggestionGroupName` inside it names the group. */
export const SuggestionGroup = Base.Group
export const SuggestionGroupName = Base.GroupLabel

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  border-block-end: 1px solid ${color.ink};

  &:focus-within {
    border-block-end-color: ${color.accent};
    box-shadow: 0 1px 0 ${color.accent};
  }

  & > svg {
    flex: none;
  }
`

const Input = styled(Base.Input)`
  flex: 1;
  min-width: 0;
  min-height: calc(${size.target} + ${space(4)});
  padding: 0;
  border: 0;
  background: none;
  font-size: ${text.xl};
  line-height: ${leading.text};
  text-overflow: ellipsis;

  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  /* The line below the box shows the focus. */
  &:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    &:focus-visible {
      outline: 2px solid Highlight;
    }
  }
`
