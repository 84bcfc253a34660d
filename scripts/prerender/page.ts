import type { RenderedScreen } from '../../src/app/prerender/render.tsx'
import { defaultLocale } from '../../src/i18n/locales.ts'
import { escaped } from '../lib/escaped.ts'
import { configOf, configurePage } from '../lib/shop-config.ts'
import { filesAt } from '../vite/preload-files.ts'

export type Prerendered = {
  /** The path inside the app, and its route. */
  path: string
  to: string
  /** The query parameters that change the content of the screen. */
  params: readonly string[]
  screen: RenderedScreen
  /** The script of all prerendered pages (src/app/prerender/inline.ts). */
  script: string
  /** The API's answers by path, as texts. */
  answers: Readonly<Record<string, string>>
  at: number
  /** The time in ms for which a visitor may see the prices. */
  maxAgeMs: number
}

/**
 * Returns the build's configured page with its first view and answers in it, and a policy that allows its
 * styles. Each part is escaped for its place in the page.
 */
export function prerenderedPage(template: string, prerendered: Prerendered): string {
  const { screen, answers, script, path, params, to, at, maxAgeMs } = prerendered
  const { html, css } = liftStyles(screen.html.replaceAll(unused, ''))
  const [, bundle] = bundleScript.exec(template) ?? []
  const [bold] = boldFace.exec(template) ?? []
  const said = { path, params, at, maxAgeMs, bundle }
  const first = [
    element('meta', { name: 'prerendered', content: JSON.stringify(said) }),
    ...screen.preloads.map((attributes) => element('link', attributes)),
  ]
  const head = [
    ...screen.tags.map(({ element: tag, key, value, rel }) =>
      element(tag, { ...(rel && { rel }), ...Object.fromEntries([key, value]), 'data-head': '' }),
    ),
    ...(screen.structured
      ? [`<script type="application/ld+json" data-head>${scriptText(screen.structured)}</script>`]
      : []),
    ...(bold ? [`<style data-with-app media="(scripting: none)">${bold}</style>`] : []),
    `<style data-prerendered>${styleText(screen.css + css)}</style>`,
    ...filesAt(to, defaultLocale, template).map((file) =>
      element('link', {
        rel: 'modulepreload',
        crossorigin: '',
        href: configOf(template).base + file,
      }),
    ),
  ]
  const block = `<script type="application/json" id="prerendered-answers">${scriptText(JSON.stringify(answers))}</script>`
  const page = replaced(template.replace(bundleScript, '').replace(boldFace, ''), [
    [/<title>[^<]*<\/title>/, `<title>${escaped(screen.title ?? '')}</title>`],
    [/\s*<meta name="description"[^>]*>/, ''],
    [/\s*<link rel="icon"[^>]*>/, ''],
    // After the viewport, because a preload before it would choose the picture for a window of 980 px.
    [/(?<=<meta name="viewport"[^>]*>)/, `\n    ${first.join('\n    ')}`],
    [preloads, `<script data-preload>${script}</script>`],
    [/(?=\s*<\/head>)/, `\n    ${head.join('\n    ')}`],
  ])
  const configured = configurePage(page, {})
  // Long replacements come last, because each later search would have to read them.
  return replaced(configured, [
    [/(?=\s*<\/body>)/, `\n    ${block}`],
    [/(?<=<div id="root">)/, `<div id="prerendered">${html}</div>`],
  ])
}

/**
 * The script that starts the app. A browser would load it at the same time as the first picture, so the
 * page's own script loads it a little later.
 */
const bundleScript = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/

/** The preloads in the build's own page. They cover all addresses. */
const preloads =
  /<script [^>]*id="preload-files">.*?<\/script><script data-preload>[\s\S]*?<\/script>/

/**
 * The font face of bold text. It would share the connection with the bundle, so it is loaded with the app
 * (take-over.ts), or at once when there are no scripts.
 */
const boldFace = /@font-face\s*\{[^{}]*font-weight:\s*600;[^{}]*url\([^{}]*\}/

/**
 * Replaces these places of the page. Throws when a place is missing, because the template is then not the
 * page of a build.
 */
function replaced(template: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((page, [place, text]) => {
    if (!place.test(page)) throw new Error(`The build's page has no ${String(place)}`)
    return page.replace(place, () => text)
  }, template)
}

/**
 * Parts that are useless without the app: React's comments for hydration, the router's script, preloads, and
 * hidden pictures.
 */
const unused =
  /<!--.*?-->|<script>[^<]*<\/script>|<link rel="preload"[^>]*>|<img [^>]*hidden=""[^>]*>/g

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${pairs.join('')}>`
}

/**
 * The allowed characters in the value of a declaration. They can't end a rule, open a comment or load a file.
 */
const harmless = /^(?!.*url\()[\w\s#%.,()/:*+-]*$/i

/**
 * Moves `style` attributes into rules, which the page's policy allows by hash. A colour comes from the
 * server, so a value with other characters than a plain value is left out.
 */
export function liftStyles(html: string): { html: string; css: string } {
  const rules = new Map<string, number>()
  const lifted = html.replaceAll(/ style="([^"]*)"/g, (_all, style: string) => {
    const safe = style
      .split(';')
      .filter((one) => harmless.test(one))
      .join(';')
    if (!safe) return ''
    const index = rules.get(safe) ?? rules.size
    rules.set(safe, index)
    return ` data-style="${index}"`
  })
  // The id gives the rules priority over classes, as the attributes had.
  const css = [...rules].map(([style, index]) => `#prerendered [data-style="${index}"]{${style}}`)
  return { html: lifted, css: css.join('') }
}

/** Escapes JSON for a script element, because "<" in a text of the server could end the element. */
function scriptText(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}

/**
 * Escapes CSS for a style element. It removes the marker rules of styled-components, by which the library
 * would take over the rules in the page.
 */
function styleText(css: string): string {
  return css
    .replaceAll(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '')
    .replaceAll('</', String.raw`<\/`)
}
