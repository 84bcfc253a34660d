import { Fragment } from 'react'

/** Takes out where the rules stand, which is for those who read the source: `(Product §5)`, `Product §2, ` in front. */
const withoutRules = (text: string): string =>
  text
    .replaceAll(/\s*\(Product §[^)]*\)/g, '')
    .replace(/^Product (?:§[\d.]+, )*§[\d.]+[,:] (.)/, (_, first: string) => first.toUpperCase())

/** A sentence whose `code` stands between backticks, as in doc comments. */
export function Words({ text }: { text: string }) {
  const parts = [...withoutRules(text).matchAll(/`([^`]+)`|[^`]+/g)]
  return parts.map(({ 0: whole, 1: code, index }) => (
    <Fragment key={index}>{code ? <code>{code}</code> : whole}</Fragment>
  ))
}
