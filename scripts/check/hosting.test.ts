import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hostingFolder, withHeaderPolicy, writeHostingFiles } from '../lib/hosting-files.ts'
import { configurePage } from '../lib/shop-config.ts'
import { hashedCaching, securityHeaders } from '../lib/static-files.ts'

const read = (path: string) => readFileSync(`deploy/${path}`, 'utf8')

type LineOf = (name: string, value: string) => string
const ofHosts: LineOf = (name, value) => `  ${name}: ${value}`

/**
 * The files of deploy/ that send headers. Each comes with a function that writes a header in the syntax of
 * the file.
 */
const files: readonly (readonly [path: string, lineOf: LineOf])[] = [
  ['nginx/headers.conf', (name, value) => `add_header ${name} "${value}" always;`],
  ['caddy/Caddyfile', (name, value) => `\t\t${name} "${value}"`],
  ['apache/.htaccess', (name, value) => `Header always set ${name} "${value}"`],
  ['netlify/_headers', ofHosts],
  ['cloudflare/_headers', ofHosts],
]

describe.each(files)('deploy/%s', (path, lineOf) => {
  it('sends each security header once, with the right value', () => {
    const lines = read(path).split('\n')
    for (const [name, value] of Object.entries(securityHeaders)) {
      const named = lines.filter((line) => line.includes(`${name} `) || line.includes(`${name}:`))
      // Comments are left out, because a comment may mention the name of a header.
      expect(named.filter((line) => !line.trim().startsWith('#'))).toEqual([lineOf(name, value)])
    }
  })
})

it.each(['nginx/top.conf', 'nginx/below-a-path.conf', ...files.map(([path]) => path).slice(1)])(
  'deploy/%s lets browsers keep hashed files',
  (path) => {
    expect(read(path)).toContain(hashedCaching)
  },
)

it('the container of the mock backend listens to other machines only with the setting for it', () => {
  const [entry] = read('container/mock-server.Dockerfile').match(/^ENTRYPOINT .*$/m) ?? []
  expect(entry).toBe('ENTRYPOINT ["node", "scripts/mock-server.ts"]')
})

it('the files for each host stand beside a configured build, and send its policy as a header §14.1a', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  const block = '<script type="application/json" id="shop-config">{}</script>'
  const page = configurePage(`<head><meta charset="utf-8" />${block}</head>`, {
    apiBase: 'https://api.example',
    imageBase: 'https://img.example',
  })
  writeHostingFiles(folder, [page, '<script>go()</script>'])
  for (const [file] of files) {
    const text = readFileSync(join(hostingFolder(folder), file), 'utf8')
    const [policy = ''] = /default-src 'none'[^"\n]*/.exec(text) ?? []
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).toContain("img-src 'self' https://api.example https://img.example data: blob:;")
    // The service worker fetches pictures, so `connect-src` must allow their host.
    expect(policy).toContain("connect-src 'self' https://api.example https://img.example;")
    expect(withHeaderPolicy(read(file), policy)).toBe(text)
  }
  for (const one of [folder, hostingFolder(folder)]) rmSync(one, { recursive: true })
})
