import { createLogger, type Logger, type LogOptions, type Plugin } from 'vite'

/** A logger and a plugin that fail a build with warnings: nobody reads the warnings of a build that succeeds. */
export function failOnWarnings(): { customLogger: Logger; plugin: Plugin } {
  const customLogger = createLogger()
  const { warn } = customLogger
  const warnings: string[] = []
  const note = (message: string, options?: LogOptions) => {
    warnings.push(message)
    warn(message, options)
  }
  Object.assign(customLogger, { warn: note, warnOnce: note })
  return {
    customLogger,
    plugin: {
      name: 'shop:fail-on-warnings',
      apply: 'build',
      enforce: 'post',
      // Thrown here and not in the logger, because the bundler ignores errors that its logger throws.
      closeBundle: {
        order: 'post',
        sequential: true,
        handler() {
          if (warnings.length > 0) this.error(`The build warns:\n${warnings.join('\n')}`)
        },
      },
    },
  }
}
