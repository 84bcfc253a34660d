import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { type Ref, useId, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { late } from '../feedback/late'
import { controlBox, Field, fieldAria } from '../fields/Field'
import { useScanner } from '../fields/use-scanner'
import { VisuallyHidden } from '../layout/basics'

/** A complete text for the typed one; `detail` is a second, softer line. */
export type FieldSuggestion = {
  value: string
  label: string
  detail?: string
  /** Chosen by a scanner that reads this code. */
  code?: string | null
}

export type SuggestFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onFocus?: () => void
  onBlur?: () => void
  /** Shown below while the shopper types; none closes the list. */
  suggestions: readonly FieldSuggestion[]
  /** True while `suggestions` still belong to an earlier text. */
  isAsking?: boolean
  onPick: (suggestion: FieldSuggestion) => void
  hint?: string | undefined
  error?: string | undefined
  name?: string
  required?: boolean
  autoComplete?: string
  ref?: Ref<HTMLInputElement>
}

const SuggestionList = late(async () => (await import('./ComboboxLists')).SuggestionList)

/** A line of free text with suggestions below it. The suggestions never block typing. */
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
  // Suggestions may come after the field was left.
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
          // While the list is open, what is around it is hidden from screen readers, the label too.
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
        <VisuallyHidden role="status">
          {isShown && msg('combobox.suggestions', { n: suggestions.length })}
        </VisuallyHidden>
        <SuggestionList label={label} suggestions={suggestions} />
      </Base.Root>
    </Field>
  )
}

const valueOf = ({ value }: FieldSuggestion) => value

const Input = styled(Base.Input)`
  ${controlBox}
`
