import type { ReactNode } from 'react'
import styled from 'styled-components'
import { usePageHead } from '@/features/site/use-page-head'
import { size, space, title } from '@/theme/tokens'

type AdminHeadProps = {
  /** The heading of the screen, and of the browser’s tab. */
  title: string
  /** Buttons and links that concern the whole screen. */
  children?: ReactNode
}

/** The head of a back office screen: its only `h1`, its actions, and the document's title. */
export function AdminHead({ title, children }: AdminHeadProps) {
  usePageHead({ title, index: false })
  return (
    <Bar>
      <Title tabIndex={-1}>{title}</Title>
      {children && <Actions>{children}</Actions>}
    </Bar>
  )
}

/* Reserves the height of the buttons, which may come late. */
const Bar = styled.div`
  display: flex;
  min-height: ${size.target};
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block-end: ${space(4)};
`

const Title = styled.h1`
  font: ${title.h3};
  overflow-wrap: anywhere;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`
