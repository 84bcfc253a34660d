const styles = {
  ...import.meta.glob<string>('../brand/*/tokens.gen.css', { query: '?inline', import: 'default' }),
  ...import.meta.glob<string>('../brand/*/fonts/fonts.css', {
    query: '?inline',
    import: 'default',
  }),
}
const brandOf = (path: string) => path.split('/')[2] ?? ''
const element = document.createElement('style')

export const brands = [...new Set(Object.keys(styles).map(brandOf))]

/** Gives the page the tokens and fonts of another brand, or its own again. */
export async function wearBrand(name: string): Promise<void> {
  const own = Object.entries(styles).filter(([path]) => brandOf(path) === name)
  element.textContent = (await Promise.all(own.map(([, load]) => load()))).join('\n')
  document.head.append(element)
}
