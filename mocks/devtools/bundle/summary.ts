import type { Bundle, BundledCall } from './bundle'

function lineOf({ method, path, status, ms, operation, problems }: BundledCall): string {
  const line = `- ${method} ${path} → ${status}, ${ms} ms (${operation ?? 'not in the contract'})`
  return [line, ...problems.map((problem) => `  - ${problem}`)].join('\n')
}

/** Returns a text for a bug report: the place, the states, the last calls, the errors and the link. */
export function summaryOf(bundle: Bundle, link: string | null): string {
  const { page, scenario, world, calls, errors, app, madeAt } = bundle
  return [
    `Page: /${page.path}`,
    `Scenario: ${scenario.join(',') || 'none'}`,
    `World: ${world.size}, seed ${world.seed}, ${madeAt}`,
    `Window: ${page.width} × ${page.height}, ${page.locale}`,
    `Version: ${app.version}, contract ${app.contract}`,
    'Calls:',
    ...(calls.length > 0 ? calls.slice(-20).map(lineOf) : ['- none']),
    ...(errors.length > 0 ? ['Errors:', ...errors.map(({ text }) => `- ${text}`)] : []),
    ...(link === null ? [] : ['', link]),
    '',
  ].join('\n')
}
