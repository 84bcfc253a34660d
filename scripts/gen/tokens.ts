import { readFileSync, writeFileSync } from 'node:fs'
import StyleDictionary, { type TransformedToken } from 'style-dictionary'
import { brands, usualBrand } from '../lib/brand.ts'

/**
 * The file of the tokens that all brands share. The brand's own `tokens.json` may replace any of these
 * tokens.
 */
const shared = 'src/theme/layout.tokens.json'
const { media }: { media: Record<string, { $value: string }> } = JSON.parse(
  readFileSync(shared, 'utf8'),
)
const queryOf = (name: string): string => media[name]?.$value ?? ''

/** Facts about a token for which the format of the Design Tokens Community Group has no field. */
type Extension = {
  /** The name of the CSS variable, if it does not follow from the token's path. */
  variable?: string
  /**
   * True for a value that is written into the styles directly, because no brand and no window size changes
   * it.
   */
  literal?: boolean
  /** The value in CSS, if `$value` can't express it. */
  css?: string
  /** The values in other window sizes, by the names of `windows`. */
  at?: Partial<Record<keyof typeof windows, string>>
}

/** The media query of each window size, in the order of the cascade. Later rules replace earlier ones. */
const windows = {
  tiny: queryOf('tiny'),
  tablet: queryOf('tablet'),
  low: '@media (max-height: 30em)',
  tabletOrSideways: queryOf('tabletOrSideways'),
  desktop: queryOf('desktop'),
}

const extensionOf = (token: TransformedToken): Extension => token.$extensions?.['shop'] ?? {}
const kebab = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const variableOf = (token: TransformedToken): string =>
  extensionOf(token).variable ?? `--${token.path.map(kebab).join('-')}`

/** Returns a value as CSS. If the value refers to another token, the CSS refers to it too. */
function css(value: unknown, all: readonly TransformedToken[], isFamily = false): string {
  if (typeof value === 'string') {
    const [, path] = /^\{(.+)\}$/.exec(value) ?? []
    if (path === undefined) return isFamily && value.includes(' ') ? `'${value}'` : value
    const target = all.find((token) => token.path.join('.') === path)
    if (!target) throw new Error(`There is no token ${path}`)
    return extensionOf(target).literal
      ? css(target.original.$value, all)
      : `var(${variableOf(target)})`
  }
  if (Array.isArray(value)) {
    if (value.every((part) => typeof part === 'number')) return `cubic-bezier(${value.join(', ')})`
    return value.map((part) => css(part, all, true)).join(', ')
  }
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = value as Record<string, unknown>
  const part = (name: string) => css(parts[name], all)
  if ('unit' in parts) return `${String(parts['value'])}${String(parts['unit'])}`
  if ('hex' in parts) return colour(parts)
  if ('blur' in parts) {
    const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map(part)
    const [x, y, blur, spread] = lengths.map((length) => length.replace(/^0\w+$/, '0'))
    return [x, y, blur, ...(spread === '0' ? [] : [spread]), part('color')].join(' ')
  }
  return `${part('fontWeight')} ${part('fontSize')} / ${part('lineHeight')} ${part('fontFamily')}`
}

function colour({ hex, alpha = 1 }: Record<string, unknown>): string {
  const code = String(hex)
  if (alpha === 1) return code
  const channels = [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16))
  return `rgb(${channels.join(' ')} / ${Math.round(Number(alpha) * 100)}%)`
}

const cssOf = (token: TransformedToken, all: readonly TransformedToken[]): string =>
  extensionOf(token).css ?? css(token.original.$value, all)

const note = 'Generated from tokens.json by `npm run gen`. Not edited by hand.'

/** Returns the CSS variables of the tokens, and their values in other window sizes. */
export function tokenStyles(all: readonly TransformedToken[]): string {
  const variables = all.filter((token) => !extensionOf(token).literal)
  const block = (lines: readonly string[]) => `:root {\n${lines.join('\n')}\n}\n`
  const usual = variables.map((token) => `${variableOf(token)}: ${cssOf(token, all)};`)
  const others = Object.entries(windows).map(([name, query]) => {
    const lines = variables.flatMap((token) => {
      const value = Object.entries(extensionOf(token).at ?? {}).find(([at]) => at === name)?.[1]
      return value === undefined ? [] : [`${variableOf(token)}: ${value};`]
    })
    return `${query} {\n${block(lines)}}\n`
  })
  return [`/* ${note} */\n`, block(usual), ...others].join('\n')
}

const valueInCode = (token: TransformedToken, all: readonly TransformedToken[]): string =>
  extensionOf(token).literal ? cssOf(token, all) : `var(${variableOf(token)})`

/**
 * Tokens that only titles use. Styles can't import them, so no other text can have the display font or its
 * sizes.
 */
const ofTitlesOnly = new Set(['font.display', 'text.h1', 'text.h2', 'text.hero'])

/** Returns the module with the names that styled components import. */
function names(
  all: readonly TransformedToken[],
  groups: Readonly<Record<string, string>>,
  before = '',
): string {
  const comment = (text: string | undefined) => (text ? `/** ${text} */\n` : '')
  const modules = Map.groupBy(all, ({ path }) => path[0] ?? '')
  const members = (tokens: readonly TransformedToken[]) =>
    tokens
      .filter(({ path }) => !ofTitlesOnly.has(path.join('.')))
      .map((token) => {
        const value = valueInCode(token, all)
        const isNumber = token.$type === 'number' && !value.startsWith('var')
        return `${comment(token.$description)}${token.path.at(-1)}: ${isNumber ? value : JSON.stringify(value)},`
      })
  const parts = [...modules].map(
    ([group, tokens]) =>
      `${comment(groups[group])}export const ${group} = {\n${members(tokens).join('\n')}\n} as const\n`,
  )
  return [`// ${note}\n`, before, ...parts].join('\n')
}

/**
 * Returns the variables that Figma imports: colours, numbers and texts. Lengths are in px, and references are
 * replaced by their values. One file is one mode in Figma.
 */
function figma(all: readonly TransformedToken[]): string {
  const isKnown = ({ $type = '' }: TransformedToken) =>
    ['color', 'dimension', 'duration', 'number', 'fontWeight', 'fontFamily'].includes($type)
  const tree: Record<string, Record<string, unknown>> = {}
  for (const { path, $type, $value, $description } of all.filter(isKnown)) {
    const [group = '', name = ''] = path
    const own = (tree[group] ??= {})
    const value = $value?.unit === 'rem' ? { value: $value.value * 16, unit: 'px' } : $value
    own[name] = { $type, $value: value, ...($description && { $description }) }
  }
  return `${JSON.stringify(tree, null, 2)}\n`
}

/**
 * The source text of `space()`. It is the only export that comes from no token, because all brands use the
 * same grid.
 */
const spaceFunction = `/** Distance on the 4 px grid: \`space(4)\` is \`16px\`. */
export const space = (steps: number): \`\${number}px\` => \`\${steps * 4}px\`
`

/** Returns the tokens of a brand: its own tokens, and then the tokens that all brands share. */
export async function tokensOf(file: string): Promise<readonly TransformedToken[]> {
  const dictionary = new StyleDictionary({
    include: [shared],
    source: [file],
    usesDtcg: true,
    platforms: { all: {} },
    log: { verbosity: 'verbose', errors: { brokenReferences: 'throw' } },
  })
  const { allTokens } = await dictionary.getPlatformTokens('all')
  return [...allTokens].sort((a, b) => orderOf(a) - orderOf(b))
}

/**
 * Writes the files that are generated from the tokens of each brand, and the modules for styled components
 * that all brands share. These modules have the values of the shop's own brand.
 */
export async function writeTokens(): Promise<void> {
  for (const brand of brands) {
    const ordered = await tokensOf(`brand/${brand}/tokens.json`)
    writeFileSync(`brand/${brand}/tokens.gen.css`, tokenStyles(ordered))
    writeFileSync(`brand/${brand}/figma.gen.json`, figma(ordered))
    if (brand !== usualBrand) continue
    const groups = descriptionsIn(shared, `brand/${brand}/tokens.json`)
    const isChart = ({ path }: TransformedToken) => path[0] === 'chart'
    writeFileSync(
      'src/theme/tokens.gen.ts',
      names(
        ordered.filter((token) => !isChart(token)),
        groups,
        spaceFunction,
      ),
    )
    writeFileSync('src/theme/chart.gen.ts', names(ordered.filter(isChart), groups))
  }
}

/** Returns the descriptions of the groups in the files, because style-dictionary leaves them out. */
function descriptionsIn(...files: readonly string[]): Record<string, string> {
  const groups = files.flatMap((file) =>
    Object.entries<{ $description?: string }>(JSON.parse(readFileSync(file, 'utf8'))),
  )
  return Object.fromEntries(groups.map(([name, { $description = '' }]) => [name, $description]))
}

/** Returns a number by which the brand's own tokens are sorted before the shared tokens. */
const orderOf = ({ filePath }: TransformedToken): number => (filePath === shared ? 1 : 0)
