import { parseArgs } from 'node:util'

/** Ends the process with a message for people, without a stack, and with exit code 1. */
export function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/**
 * Reads the text of an option with `read`. Ends the process with a message when `read` can't use the text.
 */
export function readOption<Value>(
  option: string,
  what: string,
  text: string,
  read: (text: string) => Value | null | undefined,
): Value {
  return read(text) ?? refuse(`${option} must be ${what}, not "${text}"`)
}

export function wholeNumber(option: string, text: string, max: number, min = 0): number {
  return readOption(option, `a whole number from ${min} to ${max}`, text, () => {
    const number = text === '' ? NaN : Number(text)
    return Number.isInteger(number) && number >= min && number <= max ? number : null
  })
}

export function webAddress(option: string, text: string): URL {
  return readOption(option, 'an address such as https://shop.example', text, () => {
    const url = URL.parse(text)
    return url && /^https?:$/.test(url.protocol) ? url : null
  })
}

type NameOf<Key> = Key extends `--${infer Name}=${string}`
  ? Name
  : Key extends `--${infer Name} ${string}`
    ? Name
    : Key extends `--${infer Name}`
      ? Name
      : never

type ValueOf<Key> = Key extends `${string}=${string}`
  ? string
  : Key extends `${string} ${string}…`
    ? readonly string[]
    : Key extends `${string} ${string}`
      ? string | undefined
      : boolean | undefined

/** Returns a table of names and descriptions as text, with an empty line before it. */
function columnsOf(table: Readonly<Record<string, string>>): string {
  const rows = Object.entries(table)
  const width = Math.max(...rows.map(([name]) => name.length)) + 4
  const lines = rows.map(
    ([name, text]) =>
      `\n  ${name}`.padEnd(width + 1) + text.replaceAll('\n', `\n${' '.repeat(width)}`),
  )
  return lines.length === 0 ? '' : `\n${lines.join('')}`
}

/**
 * The words of a command that are not options: the number of needed words, the number of further words, and
 * the allowed words. Without `known`, every word is allowed.
 */
type Words = { needed?: number; more?: number; known?: Readonly<Record<string, string>> }

/**
 * Returns why Vite can't work in a folder, or null. Vite takes `#`, `?` and `%` in a path as parts of a URL,
 * and then finds no file.
 */
export function folderProblem(path: string): string | null {
  const [mark] = /[#?%]/.exec(path) ?? []
  return mark === undefined
    ? null
    : `The path of this folder contains "${mark}", which Vite reads as part of a URL. Nothing was changed.
Rename the folder, or clone into another one: ${path}`
}

/**
 * Reads the command line of a script by the table that `--help` prints. The keys of the table are `--name`,
 * `--name VALUE`, `--name=value` with a default, and `--name VALUE…` for an option that may be repeated. A
 * command line that does not fit ends the process with exit code 1.
 */
export function readCommand<const Key extends string = never>(
  about: string,
  table: Readonly<Record<Key, string>> = {} as Record<Key, string>,
  { needed = 0, more = 0, known }: Words = {},
) {
  const usage = `Usage: ${about}${columnsOf({ ...known, ...table })}`
  const problem = folderProblem(process.cwd())
  if (problem) refuse(problem)
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  const options = Object.keys(table).map((key) => {
    const [name = '', value] = key.slice(2).split(/[ =]/)
    const type: 'string' | 'boolean' = value === undefined ? 'boolean' : 'string'
    if (key.endsWith('…')) return [name, { type, multiple: true, default: [] }]
    return [name, { type, ...(key.includes('=') && { default: value }) }]
  })
  try {
    const { values, positionals } = parseArgs({
      options: Object.fromEntries(options),
      allowPositionals: true,
      allowNegative: true,
    })
    const extra = positionals.find((word, at) => at >= needed + more || (known && !(word in known)))
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'`)
    if (positionals.length < needed) throw new Error('An argument is missing')
    // `parseArgs` gets its options from the same keys, so its values have this type.
    return { positionals, values: values as { [One in Key as NameOf<One>]: ValueOf<One> } }
  } catch (error) {
    // Only the first sentence of the parser's message is printed. The second sentence suggests a way to pass
    // such a text, but this way does not work here.
    return refuse(`${messageOf(error).split('. ')[0]}\n\n${usage}`)
  }
}

/** The commands of a script by their names: what each command does, and a function that loads its module. */
export type Commands = Readonly<
  Record<string, readonly [does: string, start: () => Promise<unknown>]>
>

/**
 * Runs the command whose name is the first word of the command line. The command reads the other words. If
 * there is no such command, all commands are listed. The process then ends with exit code 1, unless the word
 * is `--help`.
 */
export async function runOneOf(script: string, commands: Commands): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1)
  const command = commands[name]
  if (command) {
    await command[1]()
    return
  }
  const list = Object.entries(commands).map(([each, [does]]) => [each, does] as const)
  const usage = `Usage: ${script} -- COMMAND [--help]${columnsOf(Object.fromEntries(list))}`
  if (name !== '--help') refuse(usage)
  console.log(usage)
}
