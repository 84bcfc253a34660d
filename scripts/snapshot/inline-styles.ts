/** What a value of a declaration may consist of: nothing that ends a rule, opens a comment or loads a file. */
const harmless = /^(?!.*url\()[\w\s#%.,()/:*+-]*$/i
const inlineStyle = / style="([^"]*)"/g

/**
 * Moves the `style` attributes of rendered HTML into rules: the page's Content-Security-Policy allows style elements by
 * their hash, but no attributes. A colour comes from the server: a value with other signs than a colour or a length has is
 * left out.
 */
export function liftStyles(html: string): { html: string; css: string } {
  const rules = new Map<string, number>()
  const lifted = html.replaceAll(inlineStyle, (_all, style: string) => {
    const safe = style
      .split(';')
      .filter((declaration) => harmless.test(declaration))
      .join(';')
    if (!safe) return ''
    const index = rules.get(safe) ?? rules.size
    rules.set(safe, index)
    return ` data-style="${index}"`
  })
  // The id gives the rules the weight that attributes have over classes.
  const css = [...rules].map(([style, index]) => `#snapshot [data-style="${index}"]{${style}}`)
  return { html: lifted, css: css.join('') }
}
