const everyMs = 1000

/** Returns a function that prints how far a run is, at most once a second. */
export function progress() {
  const startedAt = Date.now()
  let shownAt = startedAt
  return (done: number, known: number): void => {
    const now = Date.now()
    if (now - shownAt < everyMs) return
    shownAt = now
    const perSecond = (done / (now - startedAt)) * 1000
    const line = `${done} of ${known} addresses so far, ${perSecond.toFixed(0)} a second`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}   `)
    else console.log(line)
  }
}
