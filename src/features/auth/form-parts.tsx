import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { color, radius, space, text, title } from '@/theme/tokens'
import { AlertIcon } from '@/ui/frame-icons'
import { Row } from '@/ui/layout/Stack'

/** Greeting above a form, in the display face. */
export const Welcome = styled.p`
  margin-block: ${space(1)} ${space(4)};
  font: ${title.h3};
  text-align: center;
`

/** A short selector before a number. */
export const PhoneRow = styled.div`
  display: grid;
  column-gap: ${space(3)};
  grid-template-columns: ${space(25)} 1fr;
`

/** The row with the link to the other form. */
export const SwitchRow = styled(Row).attrs({
  as: 'p',
  $wrap: true,
  $align: 'center',
  $justify: 'center',
})`
  margin-block-start: ${space(2)};
  color: ${color.inkSoft};

  & > button {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`

/**
 * The red box of a form: why the server refused it (Product §2, §8). It stands by the submit button, where people look;
 * above the fields it would move the field that is being typed in.
 */
export function AuthError({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(function bringIntoView() {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <ErrorBox ref={box} role="alert" $gap={3}>
      <AlertIcon size={20} />
      <ErrorText>{children}</ErrorText>
    </ErrorBox>
  )
}

const ErrorBox = styled(Row)`
  padding: ${space(3)} ${space(4)};
  margin-block: ${space(2)} ${space(4)};
  border: 1px solid ${color.danger};
  border-radius: ${radius.sm};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${text.sm};
  scroll-margin-block: ${space(24)};

  & > svg {
    flex: none;
  }
`

/* The server's text may be one long word. */
const ErrorText = styled.span`
  min-width: 0;
`

type Failure = { error: unknown; number: number }

/**
 * The error in the red box (Product §4: the store's error). It stays while the form is sent again, so that nothing
 * jumps; `number` tells a new failure with the same text from the last one.
 */
export function useFailure() {
  const [failure, setFailure] = useState<Failure | null>(null)
  return {
    failure,
    fail: (error: unknown) =>
      setFailure((before) => ({ error, number: (before?.number ?? 0) + 1 })),
    clear: () => setFailure(null),
  }
}
