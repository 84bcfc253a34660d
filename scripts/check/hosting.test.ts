import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hashedCaching, securityHeaders } from '../lib/static-files.ts'

const read = (path: string) => readFileSync(`deploy/${path}`, 'utf8')

describe.each([
  ['nginx/headers.conf', (name: string, value: string) => `add_header ${name} "${value}" always;`],
  ['caddy/Caddyfile', (name: string, value: string) => `\t\t${name} "${value}"`],
  ['apache/.htaccess', (name: string, value: string) => `Header always set ${name} "${value}"`],
  ['netlify/_headers', (name: string, value: string) => `  ${name}: ${value}`],
  ['cloudflare/_headers', (name: string, value: string) => `  ${name}: ${value}`],
])('deploy/%s', (path, lineOf) => {
  it('sends each security header, and no other value of it', () => {
    const lines = read(path).split('\n')
    for (const [name, value] of Object.entries(securityHeaders)) {
      const named = lines.filter((line) => line.includes(`${name} `) || line.includes(`${name}:`))
      // A comment may name the header; a setting has its value.
      expect(named.filter((line) => !line.trim().startsWith('#'))).toEqual([lineOf(name, value)])
    }
  })
})

it.each([
  'nginx/top.conf',
  'nginx/below-a-path.conf',
  'caddy/Caddyfile',
  'apache/.htaccess',
  'netlify/_headers',
  'cloudflare/_headers',
])('deploy/%s lets browsers keep hashed files', (path) => {
  expect(read(path)).toContain(hashedCaching)
})

it('the container of the mock backend listens outside only where it is told to', () => {
  const [entry] = read('container/mock-server.Dockerfile').match(/^ENTRYPOINT .*$/m) ?? []
  expect(entry).toBe('ENTRYPOINT ["node", "scripts/mock-server.ts"]')
})
