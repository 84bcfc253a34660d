type Report = { vulnerabilities?: Readonly<Record<string, { severity: string }>> }

/**
 * Returns the packages with a known vulnerability in a report of `npm audit --json`. Null when no registry
 * has answered.
 */
export function vulnerablePackages(report: string): string[] | null {
  const { vulnerabilities } = parsed(report)
  if (!vulnerabilities) return null
  return Object.entries(vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`)
}

function parsed(report: string): Report {
  try {
    return JSON.parse(report) as Report
  } catch {
    return {}
  }
}
