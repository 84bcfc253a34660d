import type { GlobalTypes } from 'storybook/internal/types'
import { defaultLocale, localeNames } from '@/i18n/locales'
import { usual } from './scenario-global'

/**
 * The menus above a story, without the viewport, which is Storybook's own, and the state of the world, which has its
 * own menu (`manager/ScenarioMenu.tsx`).
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
  textSize: {
    description: 'Text size of the browser',
    toolbar: {
      icon: 'paragraph',
      items: [
        { value: usual, title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
  colours: {
    description: 'Forced colours (contrast theme)',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: usual, title: 'Our colours' },
        { value: 'forced', title: 'Forced colours, approximately' },
      ],
    },
  },
  motion: {
    description: 'Reduced motion',
    toolbar: {
      icon: 'play',
      items: [
        { value: usual, title: 'With motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
} satisfies GlobalTypes

export const startValues = {
  locale: defaultLocale,
  scenario: usual,
  latency: usual,
  textSize: usual,
  colours: usual,
  motion: usual,
}
