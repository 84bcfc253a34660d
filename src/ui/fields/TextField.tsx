import { type ChangeEvent, type ComponentProps, use, useId } from 'react'
import styled from 'styled-components'
import { space } from '@/theme/tokens.gen'
import { ContentLanguageContext, controlBoxStyle, Field, fieldAria } from './Field'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string
  value: string
  onChange: (value: string, isComposing?: boolean) => void
  hideLabel?: boolean
  hint?: string | undefined
  error?: string | undefined
  /**
   * Keeps one line free below the field for a hint or an error. Pass false for a field that never has either.
   */
  reserveNote?: boolean
  multiline?: boolean
}

/** The props of a field with one line. Fields that control the input themselves use it. */
export type OneLineFieldProps = Omit<TextFieldProps, 'multiline' | 'ref'>

/**
 * A text field with one line or several lines, with a label, a hint and an error. All other props go to the
 * native input.
 */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  reserveNote,
  multiline = false,
  onChange,
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const language = use(ContentLanguageContext)
  return (
    <Field
      controlId={controlId}
      label={label}
      hideLabel={hideLabel}
      required={rest.required}
      hint={hint}
      error={error}
      reserveNote={reserveNote}
    >
      <Box
        {...rest}
        {...fieldAria(controlId, { hint, error })}
        lang={rest.lang ?? language}
        as={multiline ? 'textarea' : 'input'}
        onChange={({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
          onChange(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
      />
    </Field>
  )
}

const Box = styled.input`
  ${controlBoxStyle}

  textarea& {
    min-height: ${space(24)};
    field-sizing: content;
    resize: vertical;
  }
`
