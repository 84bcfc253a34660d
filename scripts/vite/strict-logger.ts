import { createLogger, type Logger, type LogOptions, type Plugin } from 'vite'

/** A logger and a plugin that fail a build which warned: nobody reads the warnings of a build that succeeds. */
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
      // Not thrown where it is logged: the bundler's own code calls the logger, and goes on.
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
