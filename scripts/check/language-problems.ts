import { parseSync } from 'vite'
import words from './team-words.json' with { type: 'json' }

const width = 110

/** The names that two files may export, each with a reason. */
export const sharedNames: Readonly<Record<string, string>> = {
  schema: 'Each feature has the rules of its form in a schema.ts, which its own form imports.',
  Route: 'TanStack Router asks for it in each file of a route.',
}

/**
 * Matches names from browsers and libraries that the project's code does not use, and the example of
 * CONTRIBUTING.md.
 */
const othersNames =
  /^(?:CloseWatcher|HttpOnly|hydrateRoot|apache2\.conf|manifests\/components\.json|\$extensions\.shop\.css|lazyRouteComponent|runtimeValidation|entriesAwareMergeThreshold)$|supplier|\bNAME\b/i

type Comment = {
  text: string
  line: number
  /** How many columns the widest line of the comment has. */
  columns: number
}

/** Splits a source file into its comments and its code. */
export function commentsOf(path: string, source: string): { comments: Comment[]; rest: string } {
  const lines = source.split('\n')
  let [end, rest] = [0, '']
  const comments = parseSync(path, source).comments.map((comment) => {
    rest += source.slice(end, comment.start)
    ;({ end } = comment)
    const line = source.slice(0, comment.start).split('\n').length
    const count = comment.value.split('\n').length
    const columns = Math.max(...lines.slice(line - 1, line - 1 + count).map((text) => text.length))
    return { text: comment.value.replaceAll(/\s*\n\s*\*?\s*/g, ' '), line, columns }
  })
  return { comments, rest: rest + source.slice(end) }
}

export const wideComments = (path: string, comments: readonly Comment[]): string[] =>
  comments
    .filter(({ columns }) => columns > width)
    .map(({ line, columns }) => `${path}:${line}: ${columns} columns; a comment has ${width}`)

const title =
  /\b(?:test|it|describe)[\w.]*(?:\([^'"`]*\))?\(\s*(['"`])(?<title>(?:\\.|(?!\1).)*)\1/g
/** Words that a new colleague does not understand at first reading, each with a better word. */
const teamWords: Readonly<Record<string, string>> = words
const team = new RegExp(`(?<![\\w-])(?:${Object.keys(teamWords).join('|')})(?![\\w-])`, 'gi')

/**
 * Returns the words of `team-words.json` that a file's comments and test titles contain. Each line of the
 * result has the place and the word to write instead.
 */
export function teamWordsIn(path: string, comments: readonly Comment[], code: string): string[] {
  const titles = [...code.matchAll(title)].map(({ groups }) => groups?.title ?? '')
  return [
    ...comments.map(({ line, text }) => ({ place: `${path}:${line}`, text })),
    ...titles.map((text) => ({ place: `${path}: "${text}"`, text })),
  ].flatMap(({ place, text }) =>
    Array.from(
      text.matchAll(team),
      ([word]) => `${place}: "${word}"; write: ${teamWords[word.toLowerCase()]}`,
    ),
  )
}

const identifier = /^(?:[a-z]\w*[A-Z]\w*|[A-Z][a-z]\w*[A-Z]\w*|[a-zA-Z]\w*(?=\(\)))(?:\(\))?$/
const fileName =
  /(?<![\w/.:@-])(?:\.\.?\/)*(?:[\w.@$-]+|\{[\w,]+\})(?:\/(?:[\w.@$*-]|\{[\w,]+\})+)*\.(?:tsx?|mjs|md|json|yaml|css|hbs|conf)(?!\w)/g
const room =
  /(?<![\w/.:@-])(?:src|mocks|scripts|stories|e2e|tools|docs|deploy|contract|brand|ui|lib|api|app|domain|features|screens|theme|i18n)\/[\w./*-]+/g

/**
 * Returns an expression that finds the paths that a text may mean. The text may leave out folders and the
 * extension.
 */
function pathPattern(written: string): RegExp {
  const plain = written
    .replace(/^(?:\.\.?\/)+/, '')
    .replace(/[/.]+$/, '')
    .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) =>
      names.includes(',') ? `(?:${names.replaceAll(',', '|')})` : '[^/]+',
    )
    .replaceAll('*', '[^/]*')
  return new RegExp(`(?:^|/)${plain}(?:$|/|-[\\w-]+\\.md$|(?:\\.test)?\\.\\w+$)`, 'm')
}

/**
 * Returns the files, functions and scripts that a text mentions but that do not exist. A text may give only
 * the end of a path, and a function counts only in a code span. `paths` has one path per line, and `names`
 * has all words of `code`. A file that `code` mentions counts as existing, because a build or a host creates
 * it.
 */
export function missingNames(
  place: string,
  text: string,
  { paths, names, code }: { paths: string; names: ReadonlySet<string>; code: string },
): string[] {
  const spans = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span)
  const isDocument = place.endsWith('.md')
  const links = Array.from(text.matchAll(/\]\(([^)#\s:]+)[)#]/g), ([, link = '']) => link)
  const prose = isDocument ? [...spans.filter((span) => !span.includes(' ')), ...links] : [text]
  const files = prose.flatMap((part) => [
    ...(part.match(fileName) ?? []),
    ...(part.match(room) ?? []),
  ])
  const functions = spans
    .filter((span) => identifier.test(span))
    .map((span) => span.replace('()', ''))
  return [
    ...files.filter((file) => !pathPattern(file).test(paths) && !code.includes(file)),
    ...functions.filter((name) => !names.has(name)),
    ...Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, script = '']) => script).filter(
      (script) => !code.includes(`"${script}": "`),
    ),
  ]
    .filter((name) => !othersNames.test(name))
    .map((name) => `${place}: ${name} does not exist`)
}

const exported = /^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm

/** Returns the names that more than one file exports. */
export function namesExportedTwice(files: ReadonlyMap<string, { rest: string }>): string[] {
  const all = [...files]
    .filter(([path]) => !/\.test\.tsx?$/.test(path))
    .flatMap(([path, { rest }]) =>
      Array.from(new Set(Array.from(rest.matchAll(exported), ([, name = '']) => name)), (name) => ({
        name,
        path,
      })),
    )
  return [...Map.groupBy(all, ({ name }) => name)]
    .filter(([name, places]) => places.length > 1 && !Object.hasOwn(sharedNames, name))
    .map(([name, places]) => `${name} is exported by ${places.map(({ path }) => path).join(', ')}`)
}
