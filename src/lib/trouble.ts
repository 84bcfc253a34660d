type Listener = (error: unknown) => void

let listener: Listener | undefined

/** What went wrong in the shop itself, for the one who tells its owner (app/error-report.ts); nobody listens where none is set up. */
export const trouble = {
  tell: (error: unknown): void => listener?.(error),
  listen(next: Listener): void {
    listener = next
  },
}
