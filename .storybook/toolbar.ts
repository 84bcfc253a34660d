import type { GlobalTypes } from 'storybook/internal/types'
import { localeNames } from '@/i18n/locales'
import { toolbarScenarios } from './toolbar-scenarios'
import { usual } from './mock-world'

/** The menus above a story. Viewport is Storybook's own. */
export const toolbar = {
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      items: Object.entries(localeNames).map(([value, title]) => ({ value, title })),
    },
  },
  scenario: {
    description: 'State of the mock world',
    toolbar: { icon: 'database', items: toolbarScenarios, dynamicTitle: true },
  },
  latency: {
    description: 'Time that each answer takes',
    toolbar: {
      icon: 'timer',
      items: [
        { value: usual, title: 'At once' },
        { value: '300', title: '0.3 s: a good connection' },
        { value: '1000', title: '1 s: a slow phone' },
        { value: '5000', title: '5 s: a train' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies GlobalTypes
