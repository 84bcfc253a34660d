import type { GlobalTypes } from 'storybook/internal/types'
import { defaultLocale, localeNames } from '@/i18n/locales'
import { usual } from './scenario-global'

/**
 * The menus above a story, without the viewport, which is Storybook's own, and the state of the world, which
 * has its own menu (`manager/ScenarioMenu.tsx`).
 */
export const toolbar = {
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      items: Object.entries(localeNames).map(([value, title]) => ({ value, title })),
      dynamicTitle: true,
    },
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

export const startValues = {
  locale: defaultLocale,
  scenario: usual,
  latency: usual,
}
