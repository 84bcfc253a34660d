import type { Exemptions } from './story-mirror.ts'

/** Components that another room uses without a story of their own, and where their states are seen. */
export const storyExemptions: Exemptions = {
  'src/ui/media/slider/KeenSlides.tsx': 'is what Slider loads for two or more slides',
  'src/ui/toast/ToastOutlet.tsx': 'is the late loading of Toaster',
}
