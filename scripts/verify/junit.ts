import { escaped } from '../lib/escaped'
import type { OperationResult } from './finding'
import { fails, type Report } from './report'

function linesOf({ checks }: OperationResult): string {
  return checks
    .flatMap(({ check, title = '', note, findings }) => [
      ...(note === undefined ? [] : [`${check} ${title}: ${note}`]),
      ...findings.map(
        ({ at, kind, expected, got }) =>
          `${check} ${title}: ${kind} ${at || '/'}: ${expected}, got ${got}`,
      ),
    ])
    .join('\n')
}

function caseOf(result: OperationResult): string {
  const { operation, method, path, outcome } = result
  const text = escaped(linesOf(result))
  const inside = fails(result)
    ? `<failure type="${outcome}" message="${escaped(`${method} ${path}`)}">${text}</failure>`
    : outcome === 'skipped' || outcome === 'missing'
      ? `<skipped message="${text.replaceAll('\n', ' ')}"/>`
      : text && `<system-out>${text}</system-out>`
  return `    <testcase classname="contract" name="${operation}">${inside}</testcase>`
}

/** Returns a report in JUnit's XML, a test case for each operation. */
export function junitOf({ operations }: Report): string {
  const failures = operations.filter(fails).length
  const skipped = operations.filter(
    (one) => !fails(one) && /skipped|missing/.test(one.outcome),
  ).length
  const counts = `tests="${operations.length}" failures="${failures}" skipped="${skipped}" errors="0"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="contract:verify" ${counts}>
${operations.map(caseOf).join('\n')}
  </testsuite>
</testsuites>
`
}
