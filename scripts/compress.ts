import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readCommand, refuse } from './lib/command.ts'

const usage = `npm run compress -- FOLDER

Writes a .br and a .gz file beside each hashed file of a build, for hosts that send such files as they are (deploy/).
The page is left out: npm run configure may change it, and the host compresses it itself.`

const packable = new Set(['.css', '.js', '.svg'])
/** Below this size in bytes, the compressed file is no sooner there. */
const worthIt = 1024

const { positionals } = readCommand(usage, {}, { positionals: 1 })
const folder = join(positionals[0] ?? '', 'assets')
if (!existsSync(folder)) refuse(`There is no ${folder}: build the shop first (npm run build)`)

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

const files = readdirSync(folder)
  .filter((name) => packable.has(extname(name)))
  .map((name) => ({ path: join(folder, name), content: readFileSync(join(folder, name)) }))
  .filter(({ content }) => content.length >= worthIt)

await Promise.all(
  files.map(async ({ path, content }) => {
    writeFileSync(`${path}.br`, await packBrotli(content, brotliOptions))
    writeFileSync(`${path}.gz`, await packGzip(content, { level: constants.Z_BEST_COMPRESSION }))
  }),
)
console.log(`${files.length} files of ${folder} compressed`)
