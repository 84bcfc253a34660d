import type { Exemptions } from './story-mirror.ts'

/** Components without a story of their own, and why each has none: parts that can not stand alone. */
export const storyExemptions: Exemptions = {
  'src/ui/media/slider/KeenSlides.tsx': 'is what Slider loads for two or more slides',
  'src/ui/toast/ToastOutlet.tsx': 'is the late loading of Toaster',
}

/** How many components may lack a guide for their docs page. Lower it with each guide that is written. */
export const mayLackGuide = 0
