import { useState } from 'react'
import styled from 'styled-components'
import { color, space, title } from '@/theme/tokens'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Row } from '@/ui/layout/basics'

/** Greeting above a form, in the display face. */
export const Welcome = styled.p`
  margin-block: ${space(1)} ${space(4)};
  font: ${title.h3};
  text-align: center;
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
export function AuthError({ children }: { children: string }) {
  return (
    <ErrorBox ref={bringIntoView}>
      <ErrorState compact message={children} />
    </ErrorBox>
  )
}

function bringIntoView(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'nearest' })
}

const ErrorBox = styled.div`
  margin-block: ${space(2)} ${space(4)};
  scroll-margin-block: ${space(24)};
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
