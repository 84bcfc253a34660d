import type { ComponentProps } from 'react'
import { Row } from './table-parts'
import { useFocusOnwards } from './use-focus-onwards'

/** A row of data; when it leaves with the focus in it, a neighbour takes that. */
export function BodyRow(props: ComponentProps<typeof Row>) {
  const ref = useFocusOnwards()
  return <Row ref={ref} role="row" {...props} />
}
