import type { SectionContent } from '@/api/generated/model'

/** What every kind of block takes; which fields it reads is its own matter. */
export type SectionProps = { content: SectionContent }
