import type { RenderedScreen } from '../../src/app/prerender/render.tsx'
import { defaultLocale } from '../../src/i18n/locales.ts'
import { escapeMarkup } from '../lib/escape-markup.ts'
import { configOf, configurePage } from '../lib/shop-config.ts'
import { filesAt } from '../vite/preload-files.ts'

export type Prerendered = {
  /** The path inside the app, and the path of its route. */
  path: string
  to: string
  /** The names of query parameters that change the content of the screen. */
  params: readonly string[]
  screen: RenderedScreen
  /** The source of the script that all prerendered pages contain (src/app/prerender/inline.ts). */
  script: string
  /** The API's answers by path, as texts. */
  answers: Readonly<Record<string, string>>
  at: number
  /** A visitor may see the prices of the page for this time in ms. */
  maxAgeMs: number
}

/**
 * Returns the build's configured page with the first view of a path and the API's answers. The policy of the
 * page allows its styles. Each part is escaped for its place in the page.
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
    [/<title>[^<]*<\/title>/, `<title>${escapeMarkup(screen.title ?? '')}</title>`],
    [/\s*<meta name="description"[^>]*>/, ''],
    [/\s*<link rel="icon"[^>]*>/, ''],
    // The preloads come after the tag of the viewport. Before this tag, a browser would choose the picture
    // for a window of 980 px.
    [/(?<=<meta name="viewport"[^>]*>)/, `\n    ${first.join('\n    ')}`],
    [preloads, `<script data-preload>${script}</script>`],
    [/(?=\s*<\/head>)/, `\n    ${head.join('\n    ')}`],
  ])
  const configured = configurePage(page, {})
  // Long replacements are made last, because each later search has to read the text that earlier replacements
  // have inserted.
  return replaced(configured, [
    [/(?=\s*<\/body>)/, `\n    ${block}`],
    [/(?<=<div id="root">)/, `<div id="prerendered">${html}</div>`],
  ])
}

/**
 * Matches the script that starts the app. The prerendered page loads this script a little later, because a
 * browser would otherwise load it together with the first picture.
 */
const bundleScript = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/

/** Matches the preloads in the build's own page. That page has the preloads for all paths of the shop. */
const preloads =
  /<script [^>]*id="preload-files">.*?<\/script><script data-preload>[\s\S]*?<\/script>/

/**
 * Matches the font face of bold text. The page does not load the font file at once, because the file would
 * share the connection with the bundle. The app loads the file (take-over.ts). If scripts are off, the page
 * loads the file itself.
 */
const boldFace = /@font-face\s*\{[^{}]*font-weight:\s*600;[^{}]*url\([^{}]*\}/

/**
 * Replaces parts of the page. Throws when a part is missing, because the template is then not the page of a
 * build.
 */
function replaced(template: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((page, [place, text]) => {
    if (!place.test(page)) throw new Error(`The build's page has no ${String(place)}`)
    return page.replace(place, () => text)
  }, template)
}

/**
 * Matches parts that are useless without the app: React's hydration comments, the router's script, preloads,
 * and hidden pictures.
 */
const unused =
  /<!--.*?-->|<script>[^<]*<\/script>|<link rel="preload"[^>]*>|<img [^>]*hidden=""[^>]*>/g

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  return `<${name}${pairs.join('')}>`
}

/** Matches a harmless value of a CSS declaration. It can't end a rule, open a comment or load a file. */
const harmless = /^(?!.*(?:url\(|\/\*))[\w\s#%.,()/:*+-]*$/is

/**
 * Moves `style` attributes into CSS rules, because the page's policy allows rules by their hash. Colours come
 * from the server, so a value with unusual characters is left out.
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
  // With the id in their selectors, the rules override classes, as the `style` attributes did.
  const css = [...rules].map(([style, index]) => `#prerendered [data-style="${index}"]{${style}}`)
  return { html: lifted, css: css.join('') }
}

/** Escapes JSON for a script element, because "<" in a text of the server could end the element. */
function scriptText(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}

/**
 * Escapes CSS for a style element, and removes the markers of styled-components. With these markers, the
 * library would take over the rules in the page.
 */
function styleText(css: string): string {
  return css
    .replaceAll(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '')
    .replaceAll('</', String.raw`<\/`)
}
