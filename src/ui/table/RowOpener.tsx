import { createLink } from '@tanstack/react-router'
import { type ComponentProps, createContext, type ReactNode, type RefObject, use } from 'react'
import styled, { css } from 'styled-components'
import { color, font, media, weight } from '@/theme/tokens.gen'

/**
 * The element around the control that opens a row. A click anywhere on the row clicks that control
 * (`openRowOnClick`).
 */
export const RowOpenerContext = createContext<RefObject<HTMLSpanElement | null> | null>(null)

const name = css`
  color: ${color.ink};
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
  text-decoration: none;

  ${media.tablet} {
    overflow-wrap: break-word;
  }

  &:hover {
    text-decoration: underline;
  }
`

const Anchor = styled.a`
  ${name}
`

const OpenButton = styled.button`
  ${name}
  padding: 0;
  border: 0;
  background: none;
  font-family: ${font.ui};
  text-align: start;
`

function Opener({ children }: { children: ReactNode }) {
  return (
    <span ref={use(RowOpenerContext)} data-opens-row="">
      {children}
    </span>
  )
}

/** The name of a row as a link to its page. A click anywhere on the row opens the link. */
export const RowLink = createLink((props: ComponentProps<'a'>) => (
  <Opener>
    <Anchor {...props} />
  </Opener>
))

/** The name of a row as a button, for a row that opens a window. */
export function RowButton(props: ComponentProps<'button'>) {
  return (
    <Opener>
      <OpenButton {...props} type="button" />
    </Opener>
  )
}
