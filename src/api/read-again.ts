import type { QueryClient } from '@tanstack/react-query'

/**
 * After a write: whatever was read below one of these paths is read anew, at once where it is on the screen and
 * otherwise when it is next looked at. A path that ends in `/` stands for all below it.
 */
export function readAgain(client: QueryClient, paths: readonly string[]): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && paths.some((one) => isBelow(path, one)),
  })
}

function isBelow(path: string, one: string): boolean {
  return path === one || path.startsWith(one.endsWith('/') ? one : `${one}/`)
}
