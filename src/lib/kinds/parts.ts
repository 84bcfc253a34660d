import { list } from './list'

/** What has a structure of its own, which its form reads, compares and puts into words. */
export const parts = { ...list, holds: 'parts', inWords: () => '' } as const
