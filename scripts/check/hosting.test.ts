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

it('deploy/apache/.htaccess answers with a file, a page of its own, or the page, in that order', () => {
  const rules = read('apache/.htaccess').match(/^Rewrite(?:Cond|Rule) .*$/gm) ?? []
  const matched = (path: string, files: readonly string[]) => {
    let holds = true
    for (const rule of rules) {
      const [kind, what = '', to = '', flags = ''] = rule.split(' ')
      if (kind === 'RewriteCond') {
        holds = files.includes(what.replace('%{REQUEST_FILENAME}', path))
        continue
      }
      const found = holds ? new RegExp(what).exec(path) : null
      holds = true
      if (found)
        return flags.includes('404') ? 404 : to.replace('-', path).replace('$1', found[1] ?? '')
    }
    return 'none'
  }
  const files = [
    'index.html',
    'products.html',
    'products/dam.html',
    'assets/a.js',
    '.env',
    '.well-known/x',
  ]
  const answers = [
    '',
    'products',
    'products/dam',
    'admin/orders',
    'assets/a.js',
    'assets/b.js',
    'x.png',
    '.env',
    'a.js.map',
    '.well-known/x',
  ]
  // Without prerendered pages the plain page is no file, and the rules are read again for it.
  expect(matched('admin/orders', files)).toBe('404.html')
  expect(matched('404.html', [...files, '404.html'])).toBe('404.html')
  const lastOf = (path: string | number) => (path === '404.html' ? matched(path, files) : path)
  expect(answers.map((path) => lastOf(matched(path, files)))).toEqual([
    'index.html',
    'products.html',
    'products/dam.html',
    'index.html',
    'assets/a.js',
    404,
    404,
    404,
    404,
    '.well-known/x',
  ])
})

it('the container of the mock backend listens outside only where it is told to', () => {
  const [entry] = read('container/mock-server.Dockerfile').match(/^ENTRYPOINT .*$/m) ?? []
  expect(entry).toBe('ENTRYPOINT ["node", "scripts/mock-server.ts"]')
})
