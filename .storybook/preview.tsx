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
import { argsInLanguage } from './args-in-language'
import type { Guide } from './docs/ComponentGuide'
import { reportPlayed } from './framed'
import { type FrameName, frameOf, Screen, screenQueries } from './frames'
import { startWorker, worldHandlers } from './mock-world'
import { assertQuietConsole, listenToConsole } from './quiet-console'
import { namesInGlobal, usualChoice } from './scenario-global'
import { createStoryWorld, StoryProviders, type StoryWorld } from './story-world'
import { isTestRun } from './test-run'
import { initialToolbar, toolbar } from './toolbar'
import { showAs } from './viewing'
import { ownScenarios, storyScenarios, tokenOf } from './world-names'

// Queries wait up to 10 s, because the default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

type Canvas = StoryContext['canvas']
type StoryPlace = Pick<StoryContext, 'globals' | 'parameters' | 'title'>

/**
 * Opens a new mock world for a story. The browser's storage gets only the session of the account that the
 * scenario signs in.
 */
async function openStory({ globals, parameters, title }: StoryPlace) {
  const frame: FrameName = parameters.frame ?? frameOf(title)
  const names = storyScenarios(ownScenarios(title, parameters.scenario), globals)
  // Throws an error that lists the known names if the URL or the story has an unknown name.
  parseScenario(names)
  session.end(session.now().number)
  localStorage.clear()
  sessionStorage.clear()
  const token = tokenOf(names)
  if (token) localStorage.setItem(tokenKey, token)
  session.follow()
  const handlers = worldHandlers(names, namesInGlobal(globals.scenario ?? usualChoice))
  const path = parameters.path ?? '/'
  return {
    handlers,
    world: await createStoryWorld({ path, locale: globals.locale, frame }),
  }
}

/** Something that a story shows: a text, or a role with its name. */
type Shown = string | RegExp | Parameters<Canvas['findByRole']>

/** The parameters that this project adds to Storybook's own. */
type StoryParameters = {
  guide?: Guide
  /** The elements that the story must show. Every story test checks them. */
  shows?: readonly Shown[]
  /** Names of scenarios of the mock world, such as `login:staff`. */
  scenario?: readonly string[]
  /** The path at which the story opens, such as `/cart`. */
  path?: string
  frame?: FrameName
  /** `print` for a component that appears only on paper. */
  medium?: 'print'
  /**
   * The addon's own parameter is forbidden, because it works only for stories of an older format. A story
   * overrides a call with `msw.use(…)` in its `beforeEach`.
   */
  msw?: never
  /** Console messages that the story is expected to write. */
  expectedMessages?: readonly RegExp[]
}

/** Tells the compiler about this project's parameters. */
const ownParameters = definePreviewAddon<{ parameters: StoryParameters }>({})

const found = (canvas: Canvas, shown: Shown) =>
  Array.isArray(shown) ? canvas.findByRole(...shown) : canvas.findByText(shown)

/** The world of each mounted story. The key is Storybook's signal, which is new each time a story mounts. */
const opened = new WeakMap<AbortSignal, { key: string; story: ReturnType<typeof openStory> }>()

/**
 * The mock worlds whose simulated failures MSW already answers. The decorator runs at every render, but must
 * add the handlers of the failures only once.
 */
const faulted = new WeakSet<object>()

/**
 * Loads with the first docs page. It has no fallback, because Storybook waits until the docs page is loaded.
 */
const DocsPage = lazy(async () => ({
  default: (await import('./docs/ComponentPage')).ComponentPage,
}))

export default definePreview({
  addons: [
    // The blocks of the docs pages load with the first docs page. Otherwise they would be a third of the code
    // that a story loads.
    definePreviewAddon<DocsTypes>(docs),
    addonA11y(),
    addonMsw(startWorker),
    ownParameters,
  ],
  tags: ['autodocs'],
  globalTypes: toolbar,
  // In Storybook axe runs when the reader asks for it. Running it before each story would take as long as the
  // story itself.
  initialGlobals: { ...initialToolbar, a11y: { manual: !isTestRun } },
  parameters: {
    layout: 'padded',
    docs: { page: DocsPage, codePanel: false },
    // In test runs, each finding of axe fails the test. In Storybook the panel lists the findings. Base UI's
    // focus guards are excluded, because screen readers do not see them and they only pass the focus on.
    a11y: {
      test: isTestRun ? 'error' : 'todo',
      // Tests ask axe for the violations only. The panel also lists the rules that passed.
      options: isTestRun ? { resultTypes: ['violations'] } : {},
      context: { exclude: ['[data-base-ui-focus-guard]'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '800px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'WhatChanged'],
          'Foundations',
          'Components',
          'Shop',
          'Back office',
          'QA panel',
        ],
      },
    },
  },
  loaders: [
    function openWorld({ abortSignal, globals, parameters, title }) {
      if (!isTestRun)
        showAs([parameters.medium, globals['seen']].filter((name) => typeof name === 'string'))
      // Only the language, the scenario and the latency change the world. A new width, other args or another
      // medium keep the world, so that a form stays filled in.
      const { locale, scenario, latency } = globals
      const key = [locale, scenario, latency].join()
      const last = opened.get(abortSignal)
      if (last?.key === key) return last.story
      const story = openStory({ globals, parameters, title })
      opened.set(abortSignal, { key, story })
      return story
    },
  ],
  async beforeAll() {
    // Tests load the mock backend in advance, because loading it with the first call would take longer than a
    // check waits.
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
    if (!isTestRun) return reportPlayed()
    const shows: readonly Shown[] = parameters.shows ?? []
    for (const one of shows) await expect(await found(canvas, one)).toBeVisible()
    assertQuietConsole(parameters.expectedMessages)
  },
  decorators: [
    (Story, { args, loaded }) => <Story args={argsInLanguage(args, loaded.world.texts)} />,
    function answerAsToolbar(Story, { loaded: { handlers }, msw }) {
      // The faults are added last, because msw asks the newest handlers first.
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
