import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Book, type StoryChange, picturePath, thumbnailPath } from '../.storybook/book.ts'
import { readCommand, refuse } from './lib/command.ts'
import { runTool } from './lib/run.ts'
import {
  affectedStories,
  compareIndexes,
  type IndexEntry,
  type ModuleGraph,
} from './storybook/affected.ts'
import { compareStory, openPhotographer, takeThumbnail } from './storybook/photographer.ts'

const about = `npm run build-storybook -- [options]

Builds Storybook as a folder for any web host, with a thumbnail of each screen. With --since it also builds the commit
where this branch left REF, photographs in both builds the stories that a change may reach, and marks those that look
different: in the sidebar, and with their pictures on the page "What changed".`

// Without a value, `--since` means `main`.
if (process.argv.at(-1) === '--since') process.argv.push('main')
const { values } = readCommand(about, {
  '--since REF':
    'a branch, tag or commit; without a value the branch main, or on it the commit before',
  '--output-dir=storybook-static': 'the folder',
})
const output = resolve(values['output-dir'])
const work = mkdtempSync(join(tmpdir(), 'storybook-since-'))
process.on('exit', () => rmSync(work, { recursive: true, force: true }))

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

async function build(folder: string, options: readonly string[], cwd?: string): Promise<void> {
  const { ok, output: log } = await runTool(
    'storybook',
    ['build', '--quiet', '--output-dir', folder, ...options],
    { ...(cwd && { cwd }) },
  )
  if (!ok) refuse(log)
}

type StoryIndex = { entries: Record<string, IndexEntry> }

function storiesOf(folder: string): IndexEntry[] {
  const { entries }: StoryIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/**
 * Builds the Storybook of a commit in its own folder. If the commit has the same package-lock.json, the build
 * uses the installed packages.
 */
async function buildOf(commit: string): Promise<string> {
  const tree = join(work, 'tree')
  const folder = join(work, 'before')
  git('worktree', 'add', '--detach', '--quiet', tree, commit)
  try {
    if (git('diff', '--name-only', commit, '--', 'package-lock.json') === '')
      symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction')
    else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree, stdio: 'inherit' })
    await build(folder, [], tree)
  } finally {
    git('worktree', 'remove', '--force', tree)
  }
  return folder
}

/**
 * Returns the commit to compare with: the last commit that `ref` and this branch have in common. On `main`
 * itself, this commit would be the current one, so the commit before it is returned.
 */
function baseOf(ref: string): string {
  const name =
    ref === 'main' && git('branch', '--all', '--list', 'main') === '' ? 'origin/main' : ref
  const base = git('merge-base', name, 'HEAD')
  return base === git('rev-parse', 'HEAD') && ref === 'main' ? git('rev-parse', 'HEAD~1') : base
}

type Photographer = Awaited<ReturnType<typeof openPhotographer>>

async function compareWith(commit: string, { forAll }: Photographer): Promise<Book['since']> {
  const changed = [
    ...linesOf(git('diff', '--name-only', commit)),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ]
  const graph: ModuleGraph = JSON.parse(readFileSync(join(work, 'preview-stats.json'), 'utf8'))
  const before = await buildOf(commit)
  const { added, gone, both } = compareIndexes(
    storiesOf(before),
    storiesOf(output),
    affectedStories(graph, changed),
  )
  const as =
    (kind: StoryChange['kind'], widths: readonly number[] = []) =>
    ({ id, title, name }: IndexEntry): StoryChange => ({ id, title, name, kind, widths })
  const modified: StoryChange[] = []
  await forAll(both, async (entry, pageOf) => {
    const different = await compareStory(await pageOf(before), await pageOf(output), entry.id)
    if (different.length === 0) return
    const at = different.map(({ width }) => width)
    modified.push(as('modified', at)(entry))
    for (const { width, ...pictures } of different) {
      for (const view of ['before', 'after'] as const)
        writeFileSync(join(output, picturePath(entry.id, width, view)), pictures[view])
    }
  })
  modified.sort((a, b) => a.id.localeCompare(b.id))
  const changes = [...added.map(as('new')), ...modified, ...gone.map(as('gone'))]
  console.log(`Since ${commit.slice(0, 9)}: ${both.length} stories lead to a changed file`)
  for (const { kind, id, widths } of changes) console.log(`  ${kind} ${id} ${widths.join(' ')}`)
  return { commit: commit.slice(0, 9), affected: both.length, changes }
}

/** Takes a small picture of the first story of each screen, for the page that Storybook opens on. */
async function takeThumbnails({ forAll }: Photographer): Promise<string[]> {
  const byTitle = Map.groupBy(storiesOf(output), ({ title }) => title)
  const screens = [...byTitle.values()].flatMap(([first]) =>
    first?.title.endsWith('Screen') ? [first.id] : [],
  )
  await forAll(screens, async (id, pageOf) => {
    writeFileSync(join(output, thumbnailPath(id)), await takeThumbnail(await pageOf(output), id))
  })
  return screens
}

await build(output, ['--stats-json', work])
mkdirSync(join(output, 'pictures'), { recursive: true })
// Storybook writes the whole mock world into the types of a few props, and the file with white space. Both
// together take more than nine tenths of its size. Long types therefore keep only their source text.
const manifest = join(output, 'manifests/components.json')
const shortTypes = (key: string, value: { name: string; raw?: string }) =>
  key === 'tsType' && JSON.stringify(value).length > 2000
    ? { name: value.name, raw: value.raw }
    : value
writeFileSync(manifest, JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8')), shortTypes))
// This page shows the same facts with the faults that Storybook found while it wrote them.
rmSync(join(output, 'manifests/components.html'))
const photographer = await openPhotographer()
const book: Book = {
  screens: await takeThumbnails(photographer),
  since: values.since === undefined ? null : await compareWith(baseOf(values.since), photographer),
}
await photographer.close()
writeFileSync(join(output, 'book.json'), JSON.stringify(book))
