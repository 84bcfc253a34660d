// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { filesBlock } from '../vite/preload-files.ts'
import { liftStyles, type Prerendered, prerenderedPage } from './page.ts'

const template = `<!doctype html>
<html lang="vi">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Mộc Lan</title>
    <meta name="description" content="Thời trang" />
    <link rel="icon" href="data:," />
    <script type="application/json" id="shop-config">{"base":"/"}</script>
    ${filesBlock({ files: ['product.js'], texts: {}, routes: [{ to: '/products/$slug', files: [0], texts: [] }] })}<script data-preload>all()</script>
    <script type="module" crossorigin src="/assets/start-1.js"></script>
  </head>
  <body>
    <div id="root"><div class="first-bar"></div></div>
  </body>
</html>`

const evil = `</script></style><script>alert(1)</script>"'`

/** Returns a prerendered page in which every text from the server tries to break out of its element. */
function prerendered(more: Partial<Prerendered['screen']> = {}): Prerendered {
  return {
    path: '/products/dam',
    to: '/products/$slug',
    params: ['variant'],
    script: 'start()',
    screen: {
      html: '<!--$--><h1>Đầm</h1><!--/$-->',
      css: `.a{content:"${evil}"}data-styled.g1[id="x"]{content:"a,"}`,
      title: evil,
      tags: [
        { element: 'meta', key: ['name', 'description'], value: ['content', evil] },
        {
          element: 'link',
          key: ['hreflang', 'en'],
          value: ['href', 'https://x/?lang=en'],
          rel: 'alternate',
        },
      ],
      structured: JSON.stringify([{ name: evil }]),
      preloads: [{ rel: 'preload', as: 'image', href: `/a.avif?${evil}` }],
      ...more,
    },
    answers: { '/api/products/dam': JSON.stringify({ name: evil }) },
    at: 1,
    maxAgeMs: 2,
  }
}

test('no text of the server can leave its element', () => {
  const document = new DOMParser().parseFromString(
    prerenderedPage(template, prerendered()),
    'text/html',
  )
  const scripts = [...document.querySelectorAll('script')]
  expect(scripts.map(({ type, id }) => type + id)).toEqual([
    'application/jsonshop-config',
    '',
    'application/ld+json',
    'application/jsonprerendered-answers',
  ])
  expect(document.querySelectorAll('style')).toHaveLength(1)
  expect(document.title).toBe(evil)
  expect(JSON.parse(scripts.at(-1)?.textContent ?? '')).toEqual(prerendered().answers)
})

test('the page has its own head, its screen before the placeholder, and a policy for its own styles §11.5.1', () => {
  const html = prerenderedPage(
    template,
    prerendered({ css: '.a{color:red}', title: 'Đầm · Mộc Lan' }),
  )
  expect(html).toContain('<title>Đầm · Mộc Lan</title>')
  expect(html).toContain(
    '<div id="root"><div id="prerendered"><h1>Đầm</h1></div><div class="first-bar">',
  )
  expect(html).toContain(
    '<link rel="alternate" hreflang="en" href="https://x/?lang=en" data-head="">',
  )
  expect(html).toContain(
    `content="{&quot;path&quot;:&quot;/products/dam&quot;,&quot;params&quot;:[&quot;variant&quot;],&quot;at&quot;:1,&quot;maxAgeMs&quot;:2,&quot;bundle&quot;:&quot;/assets/start-1.js&quot;}"`,
  )
  expect(html).toContain('<link rel="modulepreload" crossorigin="" href="/product.js">')
  expect(html).toContain('<script data-preload>start()</script>')
  expect(html).not.toContain('preload-files')
  expect(html).not.toContain('type="module"')
  expect(html.match(/<meta name="description"/g)).toHaveLength(1)
  expect(html).not.toContain('data-styled')
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('preload'))
})

test('a page that is not of a build is refused', () => {
  expect(() => prerenderedPage('<html></html>', prerendered())).toThrow('has no')
})

test('styles in attributes become rules, each once', () => {
  const { html, css } = liftStyles(
    '<i style="color:#a1b2c3"></i><b style="color:#a1b2c3" class="x"></b>',
  )
  expect(html).toBe('<i data-style="0"></i><b data-style="0" class="x"></b>')
  expect(css).toBe('#prerendered [data-style="0"]{color:#a1b2c3}')
})

test.each([
  'color:red}body{display:none',
  'background:url(//evil)',
  'background:\nurl(//evil)',
  'color:red/*evil',
  'color:red;x:&lt;/style&gt;',
  'width:\\65',
])('an unsafe style value of the server is left out: %s', (style) => {
  const { html, css } = liftStyles(`<i style="${style}"></i>`)
  expect(html + css).not.toMatch(/evil|body|&lt|\\/)
})

test('parts that are useless without the app are left out: marks, scripts, preloads, pictures that wait for a script', () => {
  const html =
    '<!--$--><h1>Đầm</h1><!--/$--><link rel="preload" href="/a.avif"/><script>scrollTo(0)</script><img src="/logo.svg" hidden=""/>'
  expect(prerenderedPage(template, prerendered({ html }))).toContain(
    '<div id="prerendered"><h1>Đầm</h1></div>',
  )
})

test('the font file of bold text loads with the app, or at once if scripts are off', () => {
  const face = (weight: number, src: string) =>
    `@font-face{font-family:Be Vietnam Pro;font-weight:${weight};src:${src}}`
  const [regular, local] = [face(400, 'url(/a.woff2)'), face(600, 'local(Arial Bold)')]
  const bold = face(600, 'url(/b.woff2)format("woff2")')
  const styles = `<style>${regular}${local}${bold}</style>\n  </head>`
  const html = prerenderedPage(template.replace('</head>', styles), prerendered())
  expect(html).toContain(`<style>${regular}${local}</style>`)
  expect(html).toContain(`<style data-with-app media="(scripting: none)">${bold}</style>`)
})
