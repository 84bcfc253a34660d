/** Moves the clock of this realm by `ahead` ms. It names nothing outside itself, because Playwright sends its text into pages. */
export function shiftClock(ahead: number): void {
  const machine = Date
  if (Reflect.has(machine, 'ahead')) return
  const now = () => machine.now() + ahead
  globalThis.Date = new Proxy(machine, {
    apply: () => new machine(now()).toString(),
    construct: (target, parts, made) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
    has: (target, key) => key === 'ahead' || Reflect.has(target, key),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
