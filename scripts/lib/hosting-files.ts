import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headerPolicy } from './page-policy.ts'
import { configOf, policyOptions } from './shop-config.ts'
import { securityHeaders } from './static-files.ts'

const deploy = join(import.meta.dirname, '../../deploy')

/**
 * Returns the folder for the hosting files of a build. The folder is next to the build, because the hosting
 * files must never be published.
 */
export const hostingFolder = (folder: string): string => `${folder.replace(/\/+$/, '')}-hosting`

/**
 * Writes the files of deploy/ with the policy of a build (Product §14.1a).
 * @param pages The page of the build, and the inline scripts of its prerendered pages.
 */
export function writeHostingFiles(folder: string, pages: readonly string[]): void {
  const target = hostingFolder(folder)
  const [page = ''] = pages
  const policy = headerPolicy(pages, policyOptions(configOf(page)))
  cpSync(deploy, target, { recursive: true })
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    writeFileSync(file, withHeaderPolicy(readFileSync(file, 'utf8'), policy))
  }
}

/** Returns a file of deploy/ in which this policy replaces the general one. */
export const withHeaderPolicy = (text: string, policy: string): string =>
  text.replaceAll(securityHeaders['Content-Security-Policy'] ?? '', () => policy)

/** Returns the HTML of the pages in the top folder of a build, if they exist. */
export const topPages = (folder: string): string[] =>
  ['404.html', 'index.html']
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
