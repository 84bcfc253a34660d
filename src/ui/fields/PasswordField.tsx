import { type ComponentProps, useId, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { size, space } from '@/theme/tokens.gen'
import { IconButton } from '../actions/IconButton'
import { EyeIcon, EyeOffIcon } from '../icons'
import { controlBoxStyle, Field, fieldAria } from './Field'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string | undefined
  error?: string | undefined
}

/**
 * A password field with a button that shows the password. Set `autoComplete` to 'current-password' or
 * 'new-password'.
 */
export function PasswordField({ label, hint, error, onChange, ...rest }: PasswordFieldProps) {
  const msg = useMsg()
  const controlId = useId()
  const [shown, setShown] = useState(false)
  return (
    <Field controlId={controlId} label={label} required={rest.required} hint={hint} error={error}>
      <Frame>
        <Box
          {...rest}
          {...fieldAria(controlId, { hint, error })}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => onChange(event.target.value)}
        />
        <Toggle
          label={msg(shown ? 'auth.hidePassword' : 'auth.showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </Toggle>
      </Frame>
    </Field>
  )
}

const Frame = styled.div`
  position: relative;
`

const Box = styled.input`
  ${controlBoxStyle}
  padding-inline-end: ${space(13)};

  &::-ms-reveal {
    display: none;
  }
`

const Toggle = styled(IconButton)`
  position: absolute;
  inset-block-start: calc((100% - ${size.target}) / 2);
  inset-inline-end: ${space(1)};
`
