/** The measures of a font that a browser needs to lay out a line, in em. */
export type FontMetrics = {
  ascent: number
  descent: number
  lineGap: number
  /** Mean advance over the given text, without kerning. */
  averageAdvance: number
}

/**
 * Reads metrics from a TrueType file. Throws when the font lacks a character of the sample.
 * @param file the bytes of an SFNT font (`.ttf`)
 * @param sample text over which the average advance is taken
 */
export function readMetrics(file: Buffer, sample: string): FontMetrics {
  const table = tableOffsets(file)
  const unitsPerEm = file.readUInt16BE(table('head') + 18)
  const hhea = table('hhea')
  const advance = advanceReader(file, table('hmtx'), file.readUInt16BE(hhea + 34))
  const glyphs = readCharacterMap(file, table('cmap'))
  const characters = Array.from(sample)
  const total = characters.reduce((sum, character) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0)
    if (glyph === undefined) throw new Error(`The font has no glyph for ${character}`)
    return sum + advance(glyph)
  }, 0)
  return {
    ascent: file.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -file.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: file.readInt16BE(hhea + 8) / unitsPerEm,
    averageAdvance: total / characters.length / unitsPerEm,
  }
}

function tableOffsets(file: Buffer) {
  const offsets = new Map<string, number>()
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const record = 12 + index * 16
    offsets.set(file.toString('latin1', record, record + 4), file.readUInt32BE(record + 8))
  }
  return (tag: string) => {
    const offset = offsets.get(tag)
    if (offset === undefined) throw new Error(`The font has no ${tag} table`)
    return offset
  }
}

/** Returns a reader of advances. Glyphs past the last long metric repeat its advance (a rule of `hmtx`). */
function advanceReader(file: Buffer, hmtx: number, longMetrics: number) {
  return (glyph: number) => file.readUInt16BE(hmtx + Math.min(glyph, longMetrics - 1) * 4)
}

/** Reads the format 4 subtable (basic multilingual plane), which every text font has. */
function readCharacterMap(file: Buffer, cmap: number): Map<number, number> {
  const subtables = Array.from(
    { length: file.readUInt16BE(cmap + 2) },
    (_, index) => cmap + file.readUInt32BE(cmap + 8 + index * 8),
  )
  const at = subtables.find((offset) => file.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('The font has no format 4 character map')
  const glyphs = new Map<number, number>()
  const width = file.readUInt16BE(at + 6)
  for (let segment = 0; segment < width; segment += 2) {
    const end = file.readUInt16BE(at + 14 + segment)
    const start = file.readUInt16BE(at + 16 + width + segment)
    const delta = file.readUInt16BE(at + 16 + width * 2 + segment)
    const rangeAt = at + 16 + width * 3 + segment
    const range = file.readUInt16BE(rangeAt)
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const raw = range === 0 ? code : file.readUInt16BE(rangeAt + range + (code - start) * 2)
      if (raw !== 0) glyphs.set(code, (raw + delta) & 0xffff)
    }
  }
  return glyphs
}
