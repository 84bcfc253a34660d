import { build } from 'vite'
import { sharedConfig } from './shared.ts'

/** Bundles a module of the shop with all that it imports into one classic script. Throws when it can't. */
export async function bundledAlone(
  input: string,
  define: Readonly<Record<string, string>>,
): Promise<string> {
  const result = await build({
    ...sharedConfig,
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const [output] = 'output' in result ? [result] : Array.isArray(result) ? result : []
  const chunk = output?.output.find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not bundled`)
  return chunk.code.trim()
}
