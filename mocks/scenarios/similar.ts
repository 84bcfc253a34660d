function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const changed = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1)
      const added = (current[column - 1] ?? 0) + 1
      const removed = (previous[column] ?? 0) + 1
      current.push(Math.min(changed, added, removed))
    }
    previous = current
  }
  return previous[to.length] ?? 0
}

/** Returns the names most like `text`, best first. Names that differ in more than half of it are left out. */
export function similarNames(text: string, names: readonly string[], limit = 3): readonly string[] {
  const wanted = text.toLowerCase()
  return names
    .map((name) => ({ name, far: distance(wanted, name.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(2, wanted.length / 2))
    .sort((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ name }) => name)
}
