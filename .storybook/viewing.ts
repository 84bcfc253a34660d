import './states.css'

/**
 * The media queries that match in each medium, such as print or forced colours. The toolbar or
 * `parameters.medium` chooses a medium.
 */
const queries = {
  print: /\bprint\b/g,
  'reduced-motion': /\(prefers-reduced-motion: reduce\)/g,
  'forced-colours': /\(forced-colors: active\)/g,
} as const

const always = '(min-width: 0)'
const never = '(max-width: 0)'

let wanted: readonly string[] = []

/** The original conditions of the media rules, before this file changes them. */
const written = new WeakMap<CSSMediaRule, string>()

/**
 * Returns a media condition in which each query of the chosen media is replaced by a condition that is always
 * true. With reduced motion, the query for motion becomes one that is never true.
 */
function conditionFor(text: string): string {
  const calm = wanted.includes('reduced-motion') ? never : '$&'
  const open = text.replaceAll(/\(prefers-reduced-motion: no-preference\)/g, calm)
  return Object.entries(queries).reduce(
    (condition, [name, query]) =>
      wanted.includes(name)
        ? condition.replaceAll(query, name === 'print' ? 'all' : always)
        : condition,
    open,
  )
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = written.get(rule) ?? rule.media.mediaText
      written.set(rule, text)
      const condition = conditionFor(text)
      if (rule.media.mediaText !== condition) rule.media.mediaText = condition
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules)
  }
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules)
}

/** Shows the page as a person with these settings sees it, or as it looks on paper. */
export function showAs(names: readonly string[]): void {
  document.documentElement.dataset['seen'] = names.join(' ')
  if (names.join() === wanted.join()) return
  wanted = names
  rewriteAll()
}

// Later styles are rewritten too. They come as new elements in development, and through `insertRule` in the
// built Storybook.
new MutationObserver(rewriteAll).observe(document.head, { childList: true, subtree: true })
const { insertRule } = CSSStyleSheet.prototype
CSSStyleSheet.prototype.insertRule = function insertAsSeen(text, index) {
  const at = insertRule.call(this, text, index)
  if (wanted.length > 0) rewrite(this.cssRules)
  return at
}
const { matchMedia } = window
window.matchMedia = (query) => matchMedia.call(window, conditionFor(query))
