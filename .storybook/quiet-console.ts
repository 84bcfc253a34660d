const messages: string[] = []

const isExpected = (text: string, expected: readonly RegExp[]): boolean =>
  expected.some((pattern) => pattern.test(text))

/**
 * Records the errors and warnings of the console, and passes unexpected ones on to the real console. Returns
 * a function that stops the recording.
 */
export function listenToConsole(expected: readonly RegExp[] = []): () => void {
  const { error, warn } = console
  messages.length = 0
  const recording =
    (print: typeof error): typeof error =>
    (...words) => {
      const text = words.map(String).join(' ')
      messages.push(text)
      if (!isExpected(text, expected)) print(...words)
    }
  Object.assign(console, { error: recording(error), warn: recording(warn) })
  return () => Object.assign(console, { error, warn })
}

/** Throws when a story logged an error or a warning that `parameters.expectedMessages` does not match. */
export function assertQuietConsole(expected: readonly RegExp[] = []): void {
  const unexpected = messages.filter((text) => !isExpected(text, expected))
  if (unexpected.length === 0) return
  throw new Error(
    `Mend these console messages, or list them in parameters.expectedMessages:\n${unexpected.join('\n')}`,
  )
}
