import type { RenderedScreen } from '../../src/app/prerender/render.tsx'
import { defaultLocale } from '../../src/i18n/locales.ts'
import { escaped } from '../lib/escaped.ts'
import { configOf, configurePage } from '../lib/shop-config.ts'
import { filesAt } from '../vite/preload-files.ts'

export type Prerendered = {
  /** The path inside the app, and its route. */
  path: string
  to: string
  /** The parameters by which its screen shows something else. */
  params: readonly string[]
  screen: RenderedScreen
  /** The script of all prerendered pages (src/app/prerender/inline.ts). */
  script: string
  /** The API's answers by path, as texts. */
  answers: Readonly<Record<string, string>>
  at: number
  /** How long a visitor may see their prices, in ms. */
  maxAgeMs: number
}

/**
 * Returns the build's configured page with its first view and answers in it, each escaped for where it
 * stands, and a policy that allows its styles.
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
    // After the viewport: a preload before it would choose the picture for a window of 980 px.
    [/(?<=<meta name="viewport"[^>]*>)/, `\n    ${first.join('\n    ')}`],
    [preloads, `<script data-preload>${script}</script>`],
    [/(?=\s*<\/head>)/, `\n    ${head.join('\n    ')}`],
  ])
  const configured = configurePage(page, {})
  // Long replacements come last, because each search would go through them.
  return replaced(configured, [
    [/(?=\s*<\/body>)/, `\n    ${block}`],
    [/(?<=<div id="root">)/, `<div id="prerendered">${html}</div>`],
  ])
}

/**
 * The start of the app. A browser would load it beside the first picture; the page's script does so a little
 * later.
 */
const bundleScript = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/

/** The preloads that the build's own page has for all addresses. */
const preloads =
  /<script [^>]*id="preload-files">.*?<\/script><script data-preload>[\s\S]*?<\/script>/

/**
 * The face of bold text would share the link with the bundle: it comes with the app (take-over.ts), or at
 * once without scripts.
 */
const boldFace = /@font-face\s*\{[^{}]*font-weight:\s*600;[^{}]*url\([^{}]*\}/

/** Throws when the template lacks one of the places: it is not the page of a build. */
function replaced(template: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((page, [place, text]) => {
    if (!place.test(page)) throw new Error(`The build's page has no ${String(place)}`)
    return page.replace(place, () => text)
  }, template)
}

/**
 * Parts that are useless without the app: React's marks for a hydration, the router's script, preloads,
 * hidden pictures.
 */
const unused =
  /<!--.*?-->|<script>[^<]*<\/script>|<link rel="preload"[^>]*>|<img [^>]*hidden=""[^>]*>/g

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${pairs.join('')}>`
}

/**
 * Allowed characters in the value of a declaration: nothing that ends a rule, opens a comment or loads a
 * file.
 */
const harmless = /^(?!.*url\()[\w\s#%.,()/:*+-]*$/i

/**
 * Moves `style` attributes into rules, which the page's policy allows by hash. A colour comes from the
 * server: a value with other signs than a plain one has is left out.
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
  // The id gives the rules the weight that attributes have over classes.
  const css = [...rules].map(([style, index]) => `#prerendered [data-style="${index}"]{${style}}`)
  return { html: lifted, css: css.join('') }
}

/** JSON in a script element: "<" would let a text of the server end it. */
function scriptText(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}

/** CSS in a style element, without the marks by which styled-components would take it up again. */
function styleText(css: string): string {
  return css
    .replaceAll(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '')
    .replaceAll('</', String.raw`<\/`)
}
