import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space, text } from '@/theme/tokens'
import { AlertIcon } from '@/ui/icons/AlertIcon'

/** The red box above a form: why the server did not let somebody in (spec §2, §8). */
export function AuthError({ children }: { children: ReactNode }) {
  return (
    <Box role="alert">
      <AlertIcon size={20} />
      <Words>{children}</Words>
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  margin-block-end: ${space(4)};
  border: 1px solid ${color.danger};
  border-radius: ${radius.sm};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${text.sm};

  & > svg {
    flex: none;
  }
`

/* The server's words may be anything. */
const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`
