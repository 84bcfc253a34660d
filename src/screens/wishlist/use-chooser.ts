import { useState } from 'react'

/** What a panel is about, and whether it is open; while it leaves it is still about the same. */
export function useChooser<Thing>() {
  const [state, setState] = useState<{ chosen: Thing | null; open: boolean }>({
    chosen: null,
    open: false,
  })
  return {
    ...state,
    choose: (chosen: Thing) => setState({ chosen, open: true }),
    close: () => setState(({ chosen }) => ({ chosen, open: false })),
  }
}
