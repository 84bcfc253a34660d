import type { PreparedStory } from 'storybook/internal/types'
import type { Guide } from './guide'
import { Facts } from './page-parts'
import { routesOf } from './source'

/** A whole run of `npm run test:e2e -- --look`: the screens on which it found nothing. */
type LookRun = { at: string; area: string; locale: string; screens: readonly string[] }

const looks = Object.values(
  import.meta.glob<LookRun>('../../stories/access/look-*.json', { eager: true, import: 'default' }),
)

/** What was said on each way: a title, then addresses behind `#`, keys, and its words further in. */
const readings = Object.values(
  import.meta.glob<string>('../../e2e/reader/*.txt', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
).map((text) => ({
  title: text.slice(0, text.indexOf('\n')),
  addresses: [...text.matchAll(/^# (.*)$/gm)].map(([, address = '']) => address),
}))

type AccessFactsProps = { file: string; stories: readonly PreparedStory[]; guide?: Guide }

/** How the access of a component is tested, and with what result: from its stories, and from the last runs over the screens that show it. */
export function AccessFacts({ file, stories, guide }: AccessFactsProps) {
  const routes = routesOf(file)
  const shows = (address: string) => routes.some((route) => route.test(address))
  const withKeys = stories.filter(({ playFunction }) =>
    /\.(keyboard|tab)\(/.test(String(playFunction)),
  )
  const read = readings.filter(({ addresses }) => addresses.some(shows))
  const measured = (isMeant: (run: LookRun) => boolean, found: string) => {
    const runs = looks.filter(isMeant)
    const screens = new Set(runs.flatMap((run) => run.screens.filter(shows)))
    if (screens.size === 0) return 'Not measured on a screen that shows it.'
    const at = runs.map((run) => run.at).sort()[0] ?? ''
    return `${found}: ${screens.size === 1 ? 'one screen that shows it' : `${screens.size} screens that show it`}, ${at}.`
  }
  const isReal = ({ locale }: LookRun) => locale !== 'en-XA'
  const keys = guide?.keyboard?.length ? `${guide.keyboard.length} keys are documented above. ` : ''
  return (
    <Facts
      rows={[
        [
          'Automated',
          `axe finds no breach of WCAG 2.2 A or AA in ${storiesOf(stories.length)}: a breach fails the test.`,
        ],
        [
          'Keyboard',
          `${keys}${withKeys.length === 0 ? 'No story presses keys.' : `Pressed, and what follows checked, in ${storiesOf(withKeys.length)}.`}`,
        ],
        [
          'Screen reader',
          read.length === 0
            ? 'No way of a screen reader passes a screen that shows it.'
            : `A way of a screen reader passes a screen that shows it, and a person read what was said: ${read.map(({ title }) => title.toLowerCase()).join('; ')}.`,
        ],
        [
          'Zoom 400 %, text 200 %, spacing',
          measured(isReal, 'Nothing cut, nothing lies on another'),
        ],
        ['Forced colours, less motion', measured(isReal, 'Nothing is lost, nothing moves')],
        ['Longer texts', measured((run) => !isReal(run), 'Nothing cut at 140 %')],
      ]}
    />
  )
}

const storiesOf = (count: number): string => (count === 1 ? 'one story' : `${count} stories`)
