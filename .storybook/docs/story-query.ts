/** A page of Storybook. */
export type StoryPlace = {
  /** Id of a story or a docs page. */
  id: string
  view?: 'story' | 'docs'
  /** Toolbar values to open it with, as in Storybook's address: `locale:en;viewport.value:phone`. */
  globals?: string
  /** Control values, as in Storybook's address: `slug:ao-dai`. */
  args?: string
}

/** Returns Storybook's query for a page. */
export function storyQuery({ id, view = 'story', globals, args }: StoryPlace): string {
  const more = [args && `&args=${args}`, globals && `&globals=${globals}`]
  return `?path=/${view}/${id}${more.filter(Boolean).join('')}`
}
