import data, {
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' }
import { oldestBrowsers } from './browsers.ts'

/**
 * Returns whether some supported browser lacks the feature, or has it only behind a flag or under another
 * name. A feature that is partly supported counts as supported.
 */
function isNewer({ __compat: compat }: Identifier): boolean {
  return [...oldestBrowsers].some(([browser, version]) => {
    const support = compat?.support[browser]
    return support !== undefined && ![support].flat().some((one) => isThere(one, version))
  })
}

function isThere(support: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed } = support
  if (typeof added !== 'string' || support.flags || support.prefix || support.alternative_name)
    return false
  const isStillThere = typeof removed !== 'string' || Number.parseFloat(removed) > version
  return isStillThere && Number.parseFloat(added.replace('≤', '')) <= version
}

function partsOf(thing: Identifier | undefined): [name: string, part: Identifier][] {
  return Object.entries(thing ?? {}).filter(([name]) => name !== '__compat') as [
    string,
    Identifier,
  ][]
}

const { builtins } = data.javascript

/**
 * All functions that some supported browser lacks, such as `Map.groupBy`, `Document.startViewTransition` or
 * `BarcodeDetector`.
 */
export const newerFunctions: ReadonlySet<string> = new Set(
  [...partsOf(builtins), ...partsOf(builtins?.['Intl']), ...partsOf(data.api)].flatMap(
    ([name, thing]) => [
      ...(isNewer(thing) ? [name] : []),
      ...partsOf(thing)
        .filter(([, part]) => isNewer(part))
        .map(([part]) => `${name}.${part.replace(/_static$/, '')}`),
    ],
  ),
)

const { selectors = {}, properties = {}, 'at-rules': rules = {} } = data.css

/** All style features that some supported browser lacks, such as `:has`, `text-wrap` or `@starting-style`. */
export const newerStyles: ReadonlySet<string> = new Set([
  ...newerOf(selectors).flatMap((name) => [`:${name}`, `::${name}`]),
  ...newerOf(properties).map((name) => `${name}:`),
  ...newerOf(rules).map((name) => `@${name}`),
])

function newerOf(things: Identifier): string[] {
  return partsOf(things).flatMap(([name, thing]) => (isNewer(thing) ? name : []))
}
