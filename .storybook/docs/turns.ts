/** How long a frame may hold up the others, in ms. */
const longest = 8000

let last: Promise<unknown> = Promise.resolve()

/**
 * Calls `begin` when it is this frame's turn, and waits for the function that it gets, `done`, before the next one.
 * Frames share one thread: when all of a page load together, the first answers come later than the shop waits for them.
 */
export function takeTurn(begin: (done: () => void) => void): void {
  last = last.then(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    setTimeout(resolve, longest)
    begin(resolve)
    return promise
  })
}
