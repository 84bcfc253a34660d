import { seen } from './characters'

/** True when HTML shows no text. */
export function isBlankHtml(html: string): boolean {
  return htmlText(html) === ''
}

/** Returns the text of HTML on one line, for counts, previews and comparisons. It is not safe as HTML output. */
export function htmlText(html: string): string {
  return seen(
    html
      // Only tags of blocks separate words.
      .replace(/<\/?(?:p|br|li|ul|ol|h[1-6]|t[dhr]|table|caption|div)\b[^>]*>/gi, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|&#160;/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&'),
  )
}
