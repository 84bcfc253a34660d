/** What the toolbar says about the reader's system, and the story about its medium (`parameters.medium`). */
export type SystemWish = { colours: string; motion: string; textSize: string; medium: string }

const pretended = new Map([
  [/\(\s*forced-colors:\s*active\s*\)/g, false],
  [/\(\s*prefers-reduced-motion:\s*reduce\s*\)/g, false],
  [/\bprint\b/g, false],
])
let largerText = 1
const [forcedColours, reducedMotion, paper] = [...pretended.keys()]

/** Replaces a condition that the toolbar pretends by one that is always true. */
function pretend(text: string): string {
  let result = text
  for (const [condition, on] of pretended)
    if (on) result = result.replaceAll(condition, '(min-width: 0)')
  // An em of a media query is the text size of the browser's settings, whatever the page's own is.
  return result.replaceAll(/[\d.]+(?=em\b)/g, (ems) => String(Number(ems) * largerText))
}

const changed = new Map<CSSMediaRule, string>()

/** Lets the media rules of all style sheets follow the toolbar, or puts back what they were. */
function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = changed.get(rule) ?? rule.media.mediaText
      const wanted = pretend(own)
      if (wanted !== rule.media.mediaText) rule.media.mediaText = wanted
      if (wanted === own) changed.delete(rule)
      else changed.set(rule, own)
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules)
  }
}

const rewriteAll = () => {
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules)
}

let isInstalled = false

/** Media queries of scripts, and of styles that arrive later, follow the toolbar too. */
function install(): void {
  if (isInstalled) return
  isInstalled = true
  const realMatch = window.matchMedia.bind(window)
  window.matchMedia = (query) => realMatch(pretend(query))
  const prototype = CSSStyleSheet.prototype
  const { insertRule } = prototype
  prototype.insertRule = function insertPretended(text, index) {
    return insertRule.call(this, pretend(text), index)
  }
  new MutationObserver(rewriteAll).observe(document.head, { childList: true, subtree: true })
}

/**
 * Shows the page as a system with other settings does: styles and scripts that ask for reduced motion or forced colours
 * get yes, text is as large as a browser's setting makes it, and what is made for paper shows as on paper. Colours are those of a dark contrast theme,
 * approximately: a page can't switch the real one on.
 */
export function followSystemWish({ colours, motion, textSize, medium }: SystemWish): void {
  const root = document.documentElement
  largerText = textSize === '200' ? 2 : 1
  const wishes = [colours === 'forced', motion === 'reduced', medium === 'print', largerText > 1]
  if (wishes.some(Boolean)) install()
  if (forcedColours) pretended.set(forcedColours, colours === 'forced')
  if (reducedMotion) pretended.set(reducedMotion, motion === 'reduced')
  if (paper) pretended.set(paper, medium === 'print')
  if (isInstalled) rewriteAll()
  root.toggleAttribute('data-forced-colours', colours === 'forced')
  root.style.fontSize = largerText > 1 ? '200%' : ''
}
