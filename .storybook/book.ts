/** A story that changed since another commit: it looks different, is new, or is gone. */
export type StoryChange = {
  id: string
  title: string
  name: string
  kind: 'new' | 'modified' | 'gone'
  /** The window widths at which a modified story looks different. Each width has two pictures. */
  widths: readonly number[]
}

/** The file `book.json` that `npm run build-storybook` writes beside the page. */
export type Book = {
  /** The ids of the stories that have a thumbnail. In development the list is empty. */
  screens: readonly string[]
  /** The comparison with an older commit. Null without `--since`. */
  since: {
    commit: string
    /** How many stories import a changed file, whether they look different or not. */
    affected: number
    changes: readonly StoryChange[]
  } | null
}

/** Returns the path of a story's thumbnail in the build. */
export const thumbnailPath = (id: string): string => `pictures/${id}.webp`
export const picturePath = (id: string, width: number, view: 'before' | 'after'): string =>
  `pictures/${id}-${width}-${view}.png`

export async function readBook(): Promise<Book> {
  const answer = await fetch('./book.json')
  const book: Book = await answer.json()
  return book
}
