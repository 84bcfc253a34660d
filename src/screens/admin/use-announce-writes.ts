import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { announceContent } from '@/features/site/content-changes'

/** Every write that succeeds in the back office shows in the shop at once, in the tabs beside as well. */
export function useAnnounceWrites(): void {
  const queryClient = useQueryClient()
  useEffect(
    function announceWrites() {
      return queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          announceContent(queryClient)
      })
    },
    [queryClient],
  )
}
