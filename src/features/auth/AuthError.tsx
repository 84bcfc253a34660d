import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { color, radius, space, text } from '@/theme/tokens'
import { AlertIcon } from '@/ui/frame-icons'

type AuthErrorProps = {
  /** What the server said, or what failed. */
  children: ReactNode
}

/**
 * The red box of a form: why the server refused it (Product §2, §8). It stands by the submit button, where people look;
 * above the fields it would move the field that is being typed in.
 */
export function AuthError({ children }: AuthErrorProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(function showToWhomeverSentFromFarAbove() {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Box ref={box} role="alert">
      <AlertIcon size={20} />
      <Words>{children}</Words>
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  gap: ${space(3)};
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

/* The server's words may be anything. */
const Words = styled.span`
  min-width: 0;
`
