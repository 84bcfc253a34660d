import { readFileSync } from 'node:fs'
import type { Operation } from './openapi.ts'

const table = /(?<=^## Calls by screen\n[^#]*?\n\n)\|[^#]*?(?=\n\n)/m

/**
 * Returns the text of docs/backend.md with an updated table of calls by screen. The table comes from the
 * `x-screens` of all operations. The last row lists the operations that no screen calls.
 */
export function backendGuide(operations: readonly Operation[]): string {
  const names = new Set(operations.flatMap(({ screens }) => Object.keys(screens)))
  const cell = (isListed: (operation: Operation) => boolean) =>
    operations.flatMap((one) => (isListed(one) ? [`\`${one.operationId}\``] : [])).join(', ')
  const isOfStaff = (name: string) => name.startsWith('/admin')
  const rows = [...names]
    .toSorted((a, b) => Number(isOfStaff(a)) - Number(isOfStaff(b)) || (a < b ? -1 : 1))
    .map((name) => {
      const [opens, then] = ['opens', 'then'].map((when) =>
        cell((one) => one.screens[name] === when),
      )
      return `| ${name.replace(/\/\S*/, '`$&`')} | ${opens} | ${then} |`
    })
  const others = cell(({ screens }) => Object.keys(screens).length === 0)
  const lines = [
    '| Screen | Opens with | Then |',
    '| - | - | - |',
    ...rows,
    `| none | ${others} | |`,
  ]
  return readFileSync('docs/backend.md', 'utf8').replace(table, () => lines.join('\n'))
}
