/**
 * The parameters of an address, each as the text that stands there: `token=662E41`, `q=true` and `code=007` mean what they say.
 * The schema of a route names the kind of each (`lib/schema`), and turns into numbers what is one. A parameter that comes twice is its last.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

type Searched = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Returns an address's parameters as it names them, with its `?`; those without a value are left out. */
export function stringifySearch(search: Searched): string {
  const texts = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  return texts.length > 0 ? `?${new URLSearchParams(texts)}` : ''
}
