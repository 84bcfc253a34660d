import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')

/**
 * The rows of the tables in docs/security.md: number, verdict, and a cell that says how the shop fulfils the
 * row or why it does not.
 */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, row = '', , verdict = '', why = '']) => ({ row, verdict, why }))
const ofVerdict = (verdict: string) => rows.filter((one) => one.verdict === verdict)

/** Returns the tests that a cell mentions, in the form `file` "title". */
const testsIn = (why: string) =>
  [...why.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g)].map(
    ([, file = '', title = '']) => ({
      file,
      title,
    }),
  )

describe('docs/security.md', () => {
  it('has the parts that its rows point to', () => {
    expect(page).toMatch(/^## What remains$[^]*^## What browsers must be able to do$/m)
    expect(readFileSync('docs/backend.md', 'utf8')).toMatch(/^## Sessions$/m)
  })

  it.each(ofVerdict('holds'))('$row names the test that holds it', ({ why }) => {
    expect(testsIn(why).length).toBeGreaterThan(0)
  })

  it.each(rows.flatMap(({ row, why }) => testsIn(why).map((test) => ({ row, ...test }))))(
    '$row: $file has the test "$title"',
    ({ file, title }) => {
      expect(existsSync(file)).toBe(true)
      expect(readFileSync(file, 'utf8')).toContain(title)
    },
  )

  it('has at most six rows that fail, each with its reason', () => {
    const failing = ofVerdict('fails')
    expect(failing.length).toBeLessThanOrEqual(6)
    expect(failing.filter(({ why }) => why.length < 40)).toEqual([])
  })

  it('gives each row one of four verdicts', () => {
    const known = new Set(['holds', 'partly', 'fails', "host's"])
    expect(rows.filter(({ verdict }) => !known.has(verdict))).toEqual([])
  })
})
