import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { type Ref, useId, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { defer } from '../feedback/late'
import { controlBoxStyle, Field, fieldAria } from '../fields/Field'
import { useScanner } from '../fields/use-scanner'
import { VisuallyHidden } from '../layout/basics'

/**
 * A suggestion that the user can choose instead of typing on. `detail` is a second line in a softer colour.
 */
export type FieldSuggestion = {
  value: string
  label: string
  detail?: string
  /** The barcode of the article. Scanning it chooses the suggestion. */
  code?: string | null
}

export type SuggestFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onFocus?: () => void
  onBlur?: () => void
  /** Shown below the field while the user types. An empty list is not shown. */
  suggestions: readonly FieldSuggestion[]
  /**
   * True while `suggestions` still belong to an earlier text, because the suggestions for the current text
   * are loading.
   */
  isAsking?: boolean
  onPick: (suggestion: FieldSuggestion) => void
  hint?: string | undefined
  error?: string | undefined
  name?: string
  required?: boolean
  autoComplete?: string
  ref?: Ref<HTMLInputElement>
}

const SuggestionList = defer(async () => (await import('./ComboboxLists')).SuggestionList)

/** A text field with suggestions below it. The user can always type any text. */
export function SuggestField({
  label,
  value,
  onChange,
  suggestions,
  isAsking = false,
  onPick,
  hint,
  error: ownError,
  onFocus,
  onBlur,
  ...input
}: SuggestFieldProps) {
  const msg = useMsg()
  const controlId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const scanner = useScanner({
    text: value,
    setText: onChange,
    hits: isAsking ? undefined : suggestions,
    codeOf: ({ code }) => code,
    choose: onPick,
  })
  const { missed } = scanner
  const error = ownError ?? (missed && msg('combobox.notFound', { code: missed }))
  // The suggestions may arrive after the user has left the field.
  const isShown = isOpen && isFocused && suggestions.length > 0
  return (
    <Field controlId={controlId} label={label} required={input.required} hint={hint} error={error}>
      <Base.Root
        mode="none"
        items={suggestions}
        itemToStringValue={valueOf}
        value={value}
        open={isShown}
        onOpenChange={setIsOpen}
        onValueChange={(next, { reason }) => {
          const picked = suggestions.find((suggestion) => suggestion.value === next)
          if (reason === 'item-press' && picked) onPick(picked)
          else onChange(next)
        }}
      >
        <Input
          {...input}
          {...fieldAria(controlId, { hint, error })}
          // The input has a name of its own, because an open list hides the elements around it from screen
          // readers, including the label.
          aria-label={label}
          onKeyDown={(event) => {
            if (scanner.onKeyDown(event) !== undefined) event.preventBaseUIHandler()
          }}
          onFocus={() => {
            setIsFocused(true)
            onFocus?.()
          }}
          onBlur={() => {
            setIsFocused(false)
            onBlur?.()
          }}
        />
        {/* While the list is open, screen readers only see elements with `aria-live` around it. */}
        <VisuallyHidden aria-live="polite">
          {isShown && msg('combobox.suggestions', { n: suggestions.length })}
        </VisuallyHidden>
        <SuggestionList label={label} suggestions={suggestions} />
      </Base.Root>
    </Field>
  )
}

const valueOf = ({ value }: FieldSuggestion) => value

const Input = styled(Base.Input)`
  ${controlBoxStyle}
`
