import type { Query } from '@tanstack/react-query'

/** Resolves when all calls that these queries are waiting for have ended, in one way or the other. */
export async function settled(queries: readonly Query[]): Promise<void> {
  await Promise.allSettled(queries.flatMap((query) => query.promise ?? []))
}
