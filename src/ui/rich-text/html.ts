import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser as ContentParser } from '@tiptap/pm/model'
import { cleanHtml, cleanTree } from './clean-html'
import { extensions } from './extensions'

const schema = getSchema(extensions)

/** Returns HTML as a document of the editor. DOMPurify cleans and parses it (Trusted Types). */
export function documentOf(html: string): JSONContent {
  const tree = cleanTree(html)
  moveCaptions(tree)
  const content: JSONContent = ContentParser.fromSchema(schema).parse(tree).toJSON()
  return content
}

/** Moves captions above their tables: the editor has none, and would make them rows. */
function moveCaptions(tree: DocumentFragment): void {
  for (const caption of tree.querySelectorAll('caption')) {
    const line = document.createElement('p')
    line.append(...caption.childNodes)
    caption.closest('table')?.before(line)
    caption.remove()
  }
}

/** Returns the editor's HTML as it is stored: without styles and column widths, `''` for an empty paragraph. */
export function storedHtml(html: string): string {
  return (
    cleanHtml(html)
      .replace(/ (?:colspan|rowspan)="1"/g, '')
      // The editor adds an empty line at the end, for the caret after a table.
      .replace(/(?:<p><\/p>)+$/, '')
  )
}

/** Cleans pasted HTML. Styles are removed before it is parsed: the page's policy would report each. */
export function pastedHtml(html: string): string {
  return cleanHtml(html.replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/gi, ''))
}
