/** What stands in a bundle where a secret was. */
export const redacted = '•••'

const secretName = /password|token|secret|authorization/i

/** Returns a JSON value in which every text under the name of a secret is replaced. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === 'string' && secretName.test(name) ? redacted : withoutSecrets(part),
    ]),
  )
}

/** Redacts the body of a call. A text that is no JSON stays, null stays null. */
export function redactBody(text: string | null): string | null {
  if (text === null) return null
  try {
    return JSON.stringify(withoutSecrets(JSON.parse(text)))
  } catch {
    return text
  }
}

/** Replaces known secrets wherever they stand, such as a token in an error's text. Short ones would hit innocent words. */
export function scrub(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= 6)
    .reduce((rest, secret) => rest.replaceAll(secret, redacted), text)
}
