export type ManifestChunk = { file: string; isEntry?: boolean; imports?: readonly string[] }

export type Manifest = Readonly<Record<string, ManifestChunk>>

export function entryOf(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
  if (entry === undefined) throw new Error('The manifest has no entry')
  return entry
}

/**
 * Returns the files of the given chunks and of all chunks that they import statically. Throws for an unknown
 * chunk.
 */
export function filesLoadedWith(manifest: Manifest, names: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The manifest has no chunk ${name}`)
    if (seen.has(chunk.file)) continue
    seen.add(chunk.file)
    open.push(...(chunk.imports ?? []))
  }
  return seen
}
