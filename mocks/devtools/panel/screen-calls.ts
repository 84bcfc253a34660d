import guide from '../../../docs/backend.md?raw'
import type { OperationId } from '../../contract/operations.gen'
import { isOperation } from '../../scenarios/names'

/**
 * The table "Calls by screen" of docs/backend.md: the paths of each screen, and the calls that it can send.
 */
const screens = (guide.split('\n## ').find((part) => part.startsWith('Calls by screen')) ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `/'))
  .map((line) => {
    const [, paths = '', ...calls] = line.split('|')
    const named = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name)
    return { paths: named(paths), calls: named(calls.join(' ')).filter(isOperation) }
  })

const isAt = (path: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** Returns the calls that the screen at a path of the shop can send. */
export function callsOfScreenAt(path: string): readonly OperationId[] {
  const own = screens.filter(({ paths }) => paths.some((pattern) => isAt(path, pattern)))
  // A path with fixed text, such as `/admin/orders/new`, comes before a path with a parameter, such as
  // `/admin/orders/{id}`.
  const [found] = own.toSorted(
    (a, b) => String(a.paths).split('{').length - String(b.paths).split('{').length,
  )
  return found?.calls ?? []
}
