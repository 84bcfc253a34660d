import type { StoryEntry } from './entries.ts'

export type Shot = {
  entry: StoryEntry
  /** Name of its file, without the ending. */
  name: string
  width: number
  height: number
}

const telling = /^(Long|Empty|Fail|Error|Disabled|Problems|Sold)/
/** Pages that show other stories in frames, which have pictures of their own. */
const withFrames = /^(Patterns|Flows|Foundations\/Breakpoints)/

/** Chooses pictures: foundations, the first and one telling state of a component, the first of a screen at 360 and 1440 px. */
export function chooseShots(entries: readonly StoryEntry[]): Shot[] {
  const byTitle = Map.groupBy(
    entries.filter(({ type }) => type === 'story'),
    ({ title }) => title,
  )
  return [...byTitle].flatMap(([title, stories]) => shotsOf(title, stories))
}

function shotsOf(title: string, stories: readonly StoryEntry[]): Shot[] {
  const [first] = stories
  if (!first || withFrames.test(title)) return []
  if (/^(Start here|Foundations)/.test(title)) return [shot(first, 1200, 1600)]
  if (title.startsWith('Components/')) {
    const second = stories.slice(1).find(({ name }) => telling.test(name))
    return [first, ...(second ? [second] : [])].map((entry) => shot(entry, 720, 560))
  }
  return /(Screen|InfoPage)$/.test(title) ? [shot(first, 360, 780), shot(first, 1440, 900)] : []
}

const shot = (entry: StoryEntry, width: number, height: number): Shot => ({
  entry,
  name: `${entry.id}.${width}`,
  width,
  height,
})
