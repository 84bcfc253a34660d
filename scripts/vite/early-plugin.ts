import { build, type Plugin } from 'vite'
import { sharedConfig } from './shared.ts'

/** Puts `src/app/early.ts`, bundled small, into the HTML, behind the configuration it reads. For real builds. */
export function earlyCalls(): Plugin {
  return {
    name: 'shop:early-calls',
    apply: 'build',
    async transformIndexHtml() {
      const children = await bundled()
      return [{ tag: 'script', attrs: { 'data-early': true }, children, injectTo: 'body-prepend' }]
    },
  }
}

async function bundled(): Promise<string> {
  const result = await build({
    ...sharedConfig,
    configFile: false,
    logLevel: 'error',
    define: { __API_MOCKS__: 'false' },
    build: {
      write: false,
      minify: true,
      target: 'baseline-widely-available',
      rolldownOptions: { input: 'src/app/early.ts', output: { format: 'iife' } },
    },
  })
  const [output] = 'output' in result ? [result] : Array.isArray(result) ? result : []
  const chunk = output?.output.find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('src/app/early.ts was not bundled')
  return chunk.code.trim()
}
