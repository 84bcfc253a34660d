import { Fragment } from 'react'

/** A sentence whose `code` stands between backticks, as in doc comments. */
export function Words({ text }: { text: string }) {
  const parts = [...text.matchAll(/`([^`]+)`|[^`]+/g)]
  return parts.map(({ 0: whole, 1: code, index }) => (
    <Fragment key={index}>{code ? <code>{code}</code> : whole}</Fragment>
  ))
}
