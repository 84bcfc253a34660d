import type { Plugin } from 'vite'

/** Where the dev server passes calls on to the host: from the shop's own origin, so CORS is no hurdle. */
const passage = '/__host'

export interface PartOfHost {
  api: string
  /** The calls that it answers: operations, tags, `*`, `!name`. */
  real: string
  fallback: boolean
}

/** Tells the page's mock world which calls a host answers, and passes them on. */
export function partOfHost({ api, real, fallback }: PartOfHost): Plugin {
  return {
    name: 'shop:part-of-host',
    apply: 'serve',
    config: () => ({
      server: {
        proxy: {
          [passage]: {
            target: api,
            changeOrigin: true,
            rewrite: (path) => path.slice(passage.length),
            configure(proxy) {
              proxy.on('error', function sayUnreachable(_error, _request, response) {
                if ('writeHead' in response && !response.headersSent) response.writeHead(502).end()
              })
            },
          },
        },
      },
    }),
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'host-config' },
        // "<" would let a value end the script element.
        children: JSON.stringify({ base: passage, real, fallback }).replaceAll('<', '\\u003c'),
        injectTo: 'head',
      },
    ],
  }
}
