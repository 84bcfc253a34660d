type Kept<World> = { globals: string; world: Promise<World> }

/**
 * Keeps the world of each story that is shown: a change of a control renders the story in the world that it has, the
 * toolbar and "Reload" begin a new one. Storybook runs the loaders for all three, with a new signal for a reload.
 */
export function keptWorlds<World>() {
  const kept = new WeakMap<AbortSignal, Kept<World>>()
  return function worldOf(
    signal: AbortSignal,
    toolbar: Readonly<Record<string, unknown>>,
    open: () => Promise<World>,
  ): Promise<World> {
    const globals = JSON.stringify(toolbar)
    const last = kept.get(signal)
    if (last?.globals === globals) return last.world
    const world = open()
    kept.set(signal, { globals, world })
    return world
  }
}
