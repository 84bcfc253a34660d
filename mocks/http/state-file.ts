import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parsedJson } from '@/lib/json'
import type { SafeStorage } from '@/lib/storage'

type Stored = Pick<SafeStorage, 'read' | 'write' | 'remove'>

function readTexts(file: string): Map<string, string> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map()
    throw error
  }
  const found = parsedJson(text)
  if (typeof found !== 'object' || found === null) {
    throw new Error(`${file} holds no worlds: give another file, or delete it`)
  }
  return new Map(
    Object.entries(found).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}

/**
 * Returns a storage of texts by world, kept in one JSON file. It is written whole after each change, beside the file
 * first, so that a process that ends in the middle leaves the old one. Throws for a file that holds something else.
 */
export function stateFile(file: string): (world: string) => Stored {
  const texts = readTexts(file)
  function save(): void {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(texts)))
    renameSync(`${file}.new`, file)
  }
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
