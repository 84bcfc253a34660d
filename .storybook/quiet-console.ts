const messages: string[] = []

/** Records errors and warnings of the console. Returns a cleanup that restores the console. */
export function listenToConsole(): () => void {
  const { error, warn } = console
  messages.length = 0
  const recording =
    (print: typeof error): typeof error =>
    (...words) => {
      messages.push(words.map(String).join(' '))
      print(...words)
    }
  Object.assign(console, { error: recording(error), warn: recording(warn) })
  return () => Object.assign(console, { error, warn })
}

/** Throws when a story logged an error or a warning that `parameters.expectedMessages` does not match. */
export function assertQuietConsole(expected: readonly RegExp[] = []): void {
  const unexpected = messages.filter((text) => !expected.some((pattern) => pattern.test(text)))
  if (unexpected.length === 0) return
  throw new Error(
    `Mend these console messages, or list them in parameters.expectedMessages:\n${unexpected.join('\n')}`,
  )
}
