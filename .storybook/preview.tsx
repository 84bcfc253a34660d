import addonA11y from '@storybook/addon-a11y'
import './story-seed'
import type { DocsTypes } from '@storybook/addon-docs'
import * as docs from '@storybook/addon-docs/preview'
import { definePreview, type StoryContext } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { lazy } from 'react'
import { definePreviewAddon } from 'storybook/internal/csf'
import { configure, expect } from 'storybook/test'
import { session } from '@/api/session'
import { tokenKey } from '@/lib/kept-keys'
import '@/theme/base.css'
import { parseScenario } from '~mocks/scenarios/parse'
import type { Guide } from './docs/ComponentGuide'
import { type FrameName, frameOf, Screen, screenQueries } from './frames'
import { startWorker, worldHandlers } from './mock-world'
import { showPaper } from './paper'
import { assertQuietConsole, listenToConsole } from './quiet-console'
import { namesInGlobal, usual } from './scenario-global'
import { createStoryWorld, StoryProviders, type StoryWorld } from './story-world'
import { isTestRun } from './test-run'
import { startValues, toolbar } from './toolbar'
import { ownNames, storyNames, tokenOf } from './world-names'

// On a busy machine the default of one second is too short.
configure({ asyncUtilTimeout: 10_000 })

type Canvas = StoryContext['canvas']
type StoryPlace = Pick<StoryContext, 'globals' | 'parameters' | 'title'>

/**
 * Opens a new world for a story. Its storage has only the session of the person whom the scenario signs in.
 */
async function openStory({ globals, parameters, title }: StoryPlace) {
  const frame: FrameName = parameters.frame ?? frameOf(title)
  const names = storyNames(ownNames(title, parameters.scenario), globals)
  // Throws with what it knows instead, where the address or the story names a state that there is not.
  parseScenario(names)
  session.end(session.now().number)
  localStorage.clear()
  sessionStorage.clear()
  const token = tokenOf(names)
  if (token) localStorage.setItem(tokenKey, token)
  session.follow()
  const handlers = worldHandlers(names, namesInGlobal(globals.scenario ?? usual))
  const path = parameters.path ?? '/'
  return {
    handlers,
    world: await createStoryWorld({ path, locale: globals.locale, frame }),
  }
}

/** A text that a story shows, or a role with its name. */
type Shown = string | RegExp | Parameters<Canvas['findByRole']>

/** The parameters of our own. */
type StoryParameters = {
  /** The guide of the docs page. */
  guide?: Guide
  /** The elements that the story must show. */
  shows?: readonly Shown[]
  /** Names of the mock world's scenarios. */
  scenario?: readonly string[]
  /** The address. */
  path?: string
  frame?: FrameName
  /** For what is seen in print only. */
  medium?: 'print'
  /** Read by stories of CSF 3 only. Here a story overrides a call with `msw.use(…)` in its `beforeEach`. */
  msw?: never
  /** Messages of the console that belong to the story. */
  expectedMessages?: readonly RegExp[]
}

/** Lets the compiler know our parameters. */
const ownParameters = definePreviewAddon<{ parameters: StoryParameters }>({})

const found = (canvas: Canvas, shown: Shown) =>
  Array.isArray(shown) ? canvas.findByRole(...shown) : canvas.findByText(shown)

/** The worlds whose faults are in front already: decorators run with every render. */
const faulted = new WeakSet<object>()

/**
 * Loaded with the first docs page. Without a fallback: Storybook says that a page has rendered once it is
 * there.
 */
const DocsPage = lazy(async () => ({
  default: (await import('./docs/ComponentPage')).ComponentPage,
}))

export default definePreview({
  addons: [
    // Without its blocks, a third of what a story would load: they come with the first docs page.
    definePreviewAddon<DocsTypes>(docs),
    addonA11y(),
    addonMsw(startWorker),
    ownParameters,
  ],
  tags: ['autodocs'],
  globalTypes: toolbar,
  // A reader starts axe in its panel; before every story it would take as long as the story.
  initialGlobals: { ...startValues, a11y: { manual: !isTestRun } },
  parameters: {
    layout: 'padded',
    docs: { page: DocsPage, codePanel: false },
    // In test runs, findings fail the test. Otherwise they are listed in the panel. The rule below exempts
    // Base UI's guards, because they are hidden from screen readers and only pass the focus on.
    a11y: {
      test: isTestRun ? 'error' : 'todo',
      // A test needs what axe objects to; the panel also lists what passed.
      options: isTestRun ? { resultTypes: ['violations'] } : {},
      context: { exclude: ['[data-base-ui-focus-guard]'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: ['Foundations', 'Components', 'Shop', 'Back office', 'QA panel'],
      },
    },
  },
  loaders: [
    function openWorld({ globals, parameters, title }) {
      if (!isTestRun) showPaper(parameters.medium === 'print')
      return openStory({ globals, parameters, title })
    },
  ],
  async beforeAll() {
    // Load the mock backend ahead: with the first call of a page, it would take longer than a check waits.
    if (isTestRun) await import('./story-api')
  },
  beforeEach(context) {
    const { canvasElement, loaded, msw, parameters, title } = context
    msw.use(...loaded.handlers.all)
    const frame = parameters.frame ?? frameOf(title)
    if (frame !== 'none') context.canvas = screenQueries(canvasElement)
    return isTestRun ? listenToConsole(parameters.expectedMessages) : undefined
  },
  async afterEach({ canvas, parameters }) {
    if (!isTestRun) return
    const shows: readonly Shown[] = parameters.shows ?? []
    for (const one of shows) await expect(await found(canvas, one)).toBeVisible()
    assertQuietConsole(parameters.expectedMessages)
  },
  decorators: [
    function answerAsToolbar(Story, { loaded: { handlers }, msw }) {
      // After the story's own answers, and so in front of them.
      if (handlers.faults.length > 0 && !faulted.has(handlers)) {
        faulted.add(handlers)
        msw.use(...handlers.faults)
      }
      return <Story />
    },
    function markScreen(Story, { parameters, title }) {
      const isFramed = (parameters.frame ?? frameOf(title)) !== 'none'
      return isFramed ? (
        <Screen>
          <Story />
        </Screen>
      ) : (
        <Story />
      )
    },
    (Story, { loaded }) => (
      <StoryProviders key={loaded.world.id} world={loaded.world satisfies StoryWorld}>
        <Story />
      </StoryProviders>
    ),
  ],
})
