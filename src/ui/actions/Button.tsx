import type { ComponentProps, MouseEvent } from 'react'
import styled from 'styled-components'
import { Spinner } from '../feedback/Spinner'
import { type ButtonVariant, buttonStyle, variantAttributes } from './button-style'

export type ButtonProps = Omit<ComponentProps<'button'>, keyof ButtonVariant> &
  ButtonVariant & {
    /** Shows a spinner and ignores clicks, a form's submit included. Width, name and focus stay. */
    loading?: boolean
  }

/** With `aria-disabled` it looks disabled but takes clicks, so that it can explain what is missing. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  onClick,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event)
  return (
    <Root
      {...variantAttributes({ variant, size, block })}
      {...props}
      type={type}
      onClick={click}
      aria-busy={loading || undefined}
      aria-disabled={loading || props['aria-disabled']}
    >
      <Label data-hidden={loading || undefined}>{children}</Label>
      {loading && (
        <Center>
          <Spinner />
        </Center>
      )}
    </Root>
  )
}

const Root = styled.button`
  ${buttonStyle}

  &[aria-busy] {
    cursor: progress;
  }
`

/* Transparent and not hidden, so that the button keeps its name. */
const Label = styled.span`
  display: inherit;
  align-items: inherit;
  justify-content: inherit;
  gap: inherit;

  &[data-hidden] {
    opacity: 0;
  }
`

const Center = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
