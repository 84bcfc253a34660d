import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { SafeStorage } from '@/lib/storage'

type Stored = Pick<SafeStorage, 'read' | 'write' | 'remove'>

/** The stored text of each world by its name. */
const worldsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

function readTexts(file: string): Map<string, string> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map()
    throw new Error(`${file} can't be read: ${String(error)}`, { cause: error })
  }
  const found = v.safeParse(worldsSchema, text)
  // Somebody else's file must not be written over.
  if (!found.success) throw new Error(`${file} holds no worlds: give another file, or delete it`)
  return new Map(Object.entries(found.output))
}

/**
 * Returns a storage of texts by world, kept in one JSON file. It is written whole after each change, beside the file
 * first, so that a process that ends in the middle leaves the old one. Throws for a file that holds something else, and for one that can't be read or written.
 */
export function stateFile(file: string): (world: string) => Stored {
  const texts = readTexts(file)
  function save(): void {
    try {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(texts)))
      renameSync(`${file}.new`, file)
    } catch (error) {
      throw new Error(`${file} can't be written: ${String(error)}`, { cause: error })
    }
  }
  // Said at the start, not with the first order.
  save()
  return (world) => ({
    read: () => texts.get(world) ?? null,
    write(_key, text) {
      texts.set(world, text)
      save()
      return true
    },
    remove() {
      if (texts.delete(world)) save()
    },
  })
}
