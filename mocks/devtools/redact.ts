const secretName = /password|token|secret|authorization/i

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === 'string' && secretName.test(name) ? '•••' : withoutSecrets(part),
    ]),
  )
}

/** Covers what fields with secret names hold, since bodies get pasted into reports. */
export function redactBody(text: string | null): string | null {
  if (text === null) return null
  try {
    return JSON.stringify(withoutSecrets(JSON.parse(text)))
  } catch {
    return text
  }
}
