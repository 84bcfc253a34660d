import type { GlobalTypes } from 'storybook/internal/types'
import { defaultLocale, localeNames } from '@/i18n/locales'
import { usualChoice } from './scenario-global'

/**
 * The menus above a story. Storybook itself has the menu for the viewport, and the scenarios have their own
 * menu (`manager/ScenarioMenu.tsx`).
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
        { value: usualChoice, title: 'At once' },
        { value: '300', title: '0.3 s: a good connection' },
        { value: '1000', title: '1 s: a slow phone' },
        { value: '5000', title: '5 s: a train' },
      ],
      dynamicTitle: true,
    },
  },
  seen: {
    description: 'How it is seen',
    toolbar: {
      icon: 'accessibility',
      items: [
        { value: usualChoice, title: 'As most people see it' },
        { value: 'reduced-motion', title: 'Reduced motion' },
        { value: 'forced-colours', title: 'Forced colours' },
        { value: 'texts-200', title: 'Texts ×2' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies GlobalTypes

export const initialToolbar = {
  locale: defaultLocale,
  scenario: usualChoice,
  latency: usualChoice,
  seen: usualChoice,
}
