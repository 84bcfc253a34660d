import { parseArgs, type ParseArgsConfig } from 'node:util'

export type CommandOptions = NonNullable<ParseArgsConfig['options']>

/** Ends the process with a message for people: no stack, exit code 1. */
export function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

/**
 * Reads the command line of a script. `--help` prints `usage`, which has to name each option at the start of a line: the
 * commands of the documents are compared with it (scripts/docs.test.ts). A flag that is unknown or lacks its value, or
 * fewer positionals than `positionals` or more than the `optional` ones beside them, prints why and ends the process with 1.
 */
export function readCommand<const Options extends CommandOptions>(
  usage: string,
  options: Options,
  { positionals = 0, optional = 0 }: { positionals?: number; optional?: number } = {},
) {
  try {
    const help = { help: { type: 'boolean' } } as const
    const command = parseArgs({
      options: { ...options, ...help },
      allowPositionals: true,
      allowNegative: true,
    })
    const [extra] = command.positionals.slice(positionals + optional)
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'`)
    if ('help' in command.values) {
      const known = ['help', ...Object.keys(options)]
      const listed = ['help', ...(usage.match(/(?<=^ +--)[\w-]+/gm) ?? [])]
      const differing = [
        ...known.filter((name) => !listed.includes(name)),
        ...listed.filter((name) => !known.includes(name)),
      ]
      if (differing.length > 0) {
        throw new Error(`Only the usage or the script knows: ${differing.join(', ')}`)
      }
      console.log(`Usage: ${usage}`)
      process.exit(0)
    }
    if (command.positionals.length < positionals) throw new Error('An argument is missing')
    return command
  } catch (error) {
    // The parser's advice on how to pass such a text otherwise follows the first sentence.
    const [why] = (error instanceof Error ? error.message : String(error)).split('. ')
    return refuse(`${why}\n\nUsage: ${usage}`)
  }
}

/** Commands behind one script, by name: what each does, and the module that does it. */
export type Commands = Readonly<
  Record<string, readonly [does: string, start: () => Promise<unknown>]>
>

/** Runs the command that the first word names, which reads the words after it. Lists all where it names none. */
export async function runOneOf(script: string, commands: Commands): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1)
  const command = commands[name]
  if (command) {
    await command[1]()
    return
  }
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  const list = Object.entries(commands).map(([each, [does]]) => `  ${each.padEnd(width)}  ${does}`)
  const usage = `Usage: ${script} -- COMMAND [--help]\n\n${list.join('\n')}`
  if (name !== '--help') refuse(usage)
  console.log(usage)
}
