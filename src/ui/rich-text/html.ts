import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser as ContentParser } from '@tiptap/pm/model'
import { cleanHtml, cleanTree } from './clean-html'
import { extensions } from './extensions'

const schema = getSchema(extensions)

/** HTML as the editor's document. It is cleaned before, and parsed by nobody but DOMPurify (Trusted Types). */
export function documentOf(html: string): JSONContent {
  const tree = cleanTree(html)
  freeCaptions(tree)
  const content: JSONContent = ContentParser.fromSchema(schema).parse(tree).toJSON()
  return content
}

/** The editor's tables have no captions: each becomes a line above its table, where it would make a row. */
function freeCaptions(tree: DocumentFragment): void {
  for (const caption of tree.querySelectorAll('caption')) {
    const line = document.createElement('p')
    line.append(...caption.childNodes)
    caption.closest('table')?.before(line)
    caption.remove()
  }
}

/** The editor's HTML as it is kept: without styles and column widths, `''` where there is nothing but a paragraph. */
export function storedHtml(html: string): string {
  return (
    cleanHtml(html)
      .replace(/ (?:colspan|rowspan)="1"/g, '')
      // An empty line at the end is the editor's, to have a place behind a table.
      .replace(/(?:<p><\/p>)+$/, '')
  )
}

/** What is pasted, without anything the shop does not show. Styles go first: the page's policy complains of each. */
export function pastedHtml(html: string): string {
  return cleanHtml(html.replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/gi, ''))
}
