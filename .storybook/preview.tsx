import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { defaultLocale, localeNames } from '@/i18n/locales'
import '@/theme/base.css'
import '@/theme/fonts/fonts.css'
import { startWorker, toolbarScenarios, usual, worldHandlers } from './mock-world'
import { assertQuietConsole, listenToConsole } from './quiet-console'
import { disableMotion, isTestRun } from './test-run'
import { createStoryWorld, StoryProviders, type StoryWorld } from './story-world'

const loadWorker = mswLoader(startWorker)

// On a busy machine the default of one second is too short.
configure({ asyncUtilTimeout: 5000 })

export default {
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: Object.entries(localeNames).map(([value, title]) => ({ value, title })),
      },
    },
    scenario: {
      description: 'State of the mock world',
      toolbar: { icon: 'database', items: toolbarScenarios },
    },
  },
  initialGlobals: { locale: defaultLocale, scenario: usual },
  parameters: {
    layout: 'padded',
    // Base UI's guards are hidden from screen readers and take the focus only to pass it on.
    a11y: { test: 'error', context: { exclude: ['[data-base-ui-focus-guard]'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  loaders: [
    async function openWorld(context) {
      const { globals, parameters } = context
      await loadWorker(context)
      localStorage.clear()
      sessionStorage.clear()
      context.msw.use(...worldHandlers(parameters.scenario ?? [], globals.scenario))
      return { world: await createStoryWorld(parameters.path ?? '/', globals.locale) }
    },
  ],
  async beforeAll() {
    // Load the mock backend ahead: with the first call of a page, it would take longer than a check waits.
    if (isTestRun) await import('./story-api')
  },
  beforeEach({ parameters }) {
    disableMotion(parameters.motion ?? false)
    return listenToConsole()
  },
  afterEach({ parameters }) {
    assertQuietConsole(parameters.expectedMessages)
  },
  decorators: [
    (Story, { loaded }) => (
      <StoryProviders world={loaded.world satisfies StoryWorld}>
        <Story />
      </StoryProviders>
    ),
  ],
} satisfies Preview
