import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { size, space, text } from '@/theme/tokens.gen'
import { Anchor } from '@/ui/actions/Link'
import { ArrowLeftIcon } from '@/ui/icons'

/** The way from a screen to the list that it belongs to, above the head. */
export const BackLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <Line {...props}>
    <ArrowLeftIcon size={16} />
    {children}
  </Line>
))

const Line = styled(Anchor)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(1)};
  font-size: ${text.sm};
`
