import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The picture of the card that led to a product: the browser has it, in the size of cards. */
    picture?: string | null
  }
}

/** The picture that the card showed by which the shopper came, if it was one. */
export function useSeenPicture(): string | null | undefined {
  return useLocation({ select: ({ state }) => state.picture })
}
