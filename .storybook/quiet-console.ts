const complaints: string[] = []

/** Starts to note what React and others complain about; the cleanup gives the console back. */
export function listenToConsole(): () => void {
  const { error, warn } = console
  complaints.length = 0
  const noting =
    (print: typeof error): typeof error =>
    (...words) => {
      complaints.push(words.map(String).join(' '))
      print(...words)
    }
  Object.assign(console, { error: noting(error), warn: noting(warn) })
  return () => Object.assign(console, { error, warn })
}

/** Fails a story that logged an error or a warning it does not expect (`parameters.expectedMessages`). */
export function assertQuietConsole(expected: readonly RegExp[] = []): void {
  const loud = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
  if (loud.length > 0) throw new Error(`The console must stay quiet:\n${loud.join('\n')}`)
}
