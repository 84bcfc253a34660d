import type { Exemptions } from './lib/story-mirror.ts'

/** Components that are seen only inside others, whose stories show them. */
export const storyExemptions: Exemptions = {}
