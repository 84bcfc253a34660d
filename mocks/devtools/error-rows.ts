import { errorCatalogue } from '../errors/catalogue'
import { actions, type ErrorRow, places } from '../errors/row'
import { plain } from './states'

/** A row as people read it. */
export type ShownError = {
  row: ErrorRow
  /** What the shop says, or the server where `isServer`. */
  text: string
  isServer: boolean
  /** Where it says so, and what to do before. */
  place: string
  action: string | null
}

/** Returns the rows of the error catalogue that have every word of `search`, in a language. */
export function findErrors(
  search: string,
  locale: 'vi' | 'en',
  textOf: (id: string) => string,
): ShownError[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return errorCatalogue
    .map((row) => ({
      row,
      text: 'id' in row.said ? textOf(row.said.id) : row.said.server,
      isServer: 'server' in row.said,
      place: places[row.place][locale],
      action: row.action && actions[row.action][locale],
    }))
    .filter(({ row, text, place }) => {
      const { id, section, operation, outcome, path, scenario } = row
      const said = [text, id, `§${section}`, operation, outcome, place, path, ...scenario]
      const all = plain(said.join(' '))
      return words.every((word) => all.includes(word))
    })
}
