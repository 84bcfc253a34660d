let isOnPaper = false

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.startsWith('print'))
      rule.media.mediaText = isOnPaper ? 'print, all' : 'print'
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules)
  }
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules)
}

/**
 * Shows what is made for paper on the screen as well, while a story with `parameters.medium` `print` is open.
 */
export function showPaper(isWanted: boolean): void {
  if (isWanted === isOnPaper) return
  isOnPaper = isWanted
  rewriteAll()
}

// Styles may be added later: as elements in development, through `insertRule` in the built Storybook.
new MutationObserver(rewriteAll).observe(document.head, { childList: true, subtree: true })
const { insertRule } = CSSStyleSheet.prototype
CSSStyleSheet.prototype.insertRule = function insertForPaper(text, index) {
  const at = insertRule.call(this, text, index)
  if (isOnPaper) rewrite(this.cssRules)
  return at
}
