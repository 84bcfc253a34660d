/** Whether an HTML text shows nothing: no letter, digit or sign outside of its tags. */
export function isBlankHtml(html: string): boolean {
  return htmlText(html) === ''
}

/** What an HTML text says, on one line and without its tags: for counts, previews and comparisons, not for output. */
export function htmlText(html: string): string {
  return (
    html
      // Words stand on both sides of a block's tag, and of no other.
      .replace(/<\/?(?:p|br|li|ul|ol|h[1-6]|t[dhr]|table|caption|div)\b[^>]*>/gi, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|&#160;/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&')
      .replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, ' ')
      .trim()
  )
}
