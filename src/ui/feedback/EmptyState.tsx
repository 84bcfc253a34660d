import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space, title } from '@/theme/tokens.gen'
import { BrandMark } from '../frame-icons'

export type EmptyStateProps = {
  title: string
  /** Use `h1` if the screen has no other heading. */
  titleAs?: 'h1' | 'p'
  text?: string
  action?: ReactNode
  icon?: ReactNode
}

/** A message that there is nothing to show, with a next step. */
export function EmptyState({ title, titleAs = 'p', text, action, icon }: EmptyStateProps) {
  return (
    <Root>
      {icon ?? <BrandMark size={72} />}
      <Title as={titleAs}>{title}</Title>
      {text !== undefined && <Text>{text}</Text>}
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(12)} ${space(4)};
  color: ${color.celadon};
  text-align: center;
`

const Title = styled.p`
  color: ${color.ink};
  font: ${title.h3};
  text-wrap: balance;
`

const Text = styled.p`
  max-width: 44ch;
  color: ${color.inkSoft};
  text-wrap: balance;
`

const Action = styled.div`
  margin-block-start: ${space(4)};
`
