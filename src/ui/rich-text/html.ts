import { getSchema, type JSONContent } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { DOMParser as ContentParser } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { withoutEnd } from '@/lib/characters'
import { safeHref } from '@/lib/links'
import { cleanHtml, mappedHtml, mappedTree } from './clean-html'

/**
 * A table without column widths, because the page's policy forbids inline styles and the shop shows no
 * widths.
 */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
})

/** The elements that a text may contain. `clean-html.ts` allows the same elements. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (href) => safeHref(href) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
]

const schema = getSchema(extensions)

/**
 * Returns HTML as a document of the editor, mapped as in the shop. DOMPurify cleans and parses the HTML
 * (Trusted Types).
 */
export function documentOf(html: string): JSONContent {
  const tree = mappedTree(html)
  moveCaptions(tree)
  const content: JSONContent = ContentParser.fromSchema(schema).parse(tree).toJSON()
  return content
}

/** Moves captions above their tables. The editor knows no captions and would turn them into rows. */
function moveCaptions(tree: DocumentFragment): void {
  for (const caption of tree.querySelectorAll('caption')) {
    const line = document.createElement('p')
    line.append(...caption.childNodes)
    caption.closest('table')?.before(line)
    caption.remove()
  }
}

/**
 * Returns the editor's HTML in the form in which it is stored: without styles and column widths, and `''` for
 * an empty paragraph.
 */
export function storedHtml(html: string): string {
  const stored = cleanHtml(html).replace(/ (?:colspan|rowspan)="1"/g, '')
  // The editor adds an empty line at the end, so that the caret can be placed after a table. It is not
  // stored.
  return withoutEnd(stored, ['<p></p>'])
}

/**
 * Returns pasted HTML as the shop shows it. HTML that was copied from an editor of the shop is not mapped
 * again, because it contains the depth at which it was cut.
 */
export function pastedHtml(html: string): string {
  return html.includes('data-pm-slice') ? cleanHtml(html) : mappedHtml(html)
}
