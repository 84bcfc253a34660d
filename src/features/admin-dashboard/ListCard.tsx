import { type ReactNode, useId } from 'react'
import { Card, CardHead, CardTitle, NothingYet, Rows } from './dashboard-style'

type ListCardProps = {
  title: string
  /** The link to the whole list. */
  all: ReactNode
  /** Said instead of the rows when there are none. */
  none: string
  /** The rows: `li` elements. */
  children: readonly ReactNode[]
}

/** A short list of the dashboard, with its title and the way to all of it. */
export function ListCard({ title, all, none, children }: ListCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <CardTitle id={id}>{title}</CardTitle>
        {all}
      </CardHead>
      {children.length === 0 ? (
        <NothingYet>{none}</NothingYet>
      ) : (
        <Rows aria-labelledby={id}>{children}</Rows>
      )}
    </Card>
  )
}
