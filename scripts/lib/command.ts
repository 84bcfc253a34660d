import { parseArgs, type ParseArgsConfig } from 'node:util'

export type CommandOptions = NonNullable<ParseArgsConfig['options']>

/** Ends the process with a message for people: no stack, exit code 1. */
export function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

/**
 * Reads the command line of a script. `--help` prints `usage` and ends the process; a flag that is unknown or lacks its
 * value, or fewer positionals than `positionals` or more than the `optional` ones beside them, prints why and the usage and ends it with 1.
 */
export function readCommand<const Options extends CommandOptions>(
  usage: string,
  options: Options,
  { positionals = 0, optional = 0 }: { positionals?: number; optional?: number } = {},
) {
  try {
    if (process.argv.includes('--help')) {
      console.log(`Usage: ${usage}`)
      process.exit(0)
    }
    const command = parseArgs({ options, allowPositionals: true, allowNegative: true })
    const [extra] = command.positionals.slice(positionals + optional)
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'`)
    if (command.positionals.length < positionals) throw new Error('An argument is missing')
    return command
  } catch (error) {
    // The parser's advice on how to pass such a text otherwise follows the first sentence.
    const [why] = (error instanceof Error ? error.message : String(error)).split('. ')
    return refuse(`${why}\n\nUsage: ${usage}`)
  }
}
