import { getSchema, type JSONContent } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { DOMParser as ContentParser } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { withoutEndings } from '@/lib/characters'
import { safeHref } from '@/lib/links'
import { cleanHtml, shopHtmlOf, shopHtmlTreeOf } from './clean-html'

/** A table without column widths. The security policy forbids inline styles, and the shop ignores widths. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
})

/**
 * The elements that a text in the editor may contain. `clean-html.ts` also allows captions, `thead` and
 * `span`.
 */
export const editorExtensions = [
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

const schema = getSchema(editorExtensions)

/**
 * Returns HTML as a document of the editor, mapped to the tags of the shop. DOMPurify cleans and parses the
 * HTML (Trusted Types).
 */
export function editorDocumentOf(html: string): JSONContent {
  const tree = shopHtmlTreeOf(html)
  moveCaptions(tree)
  const content: JSONContent = ContentParser.fromSchema(schema).parse(tree).toJSON()
  return content
}

/** Moves captions above their tables, because the editor would turn them into rows. */
function moveCaptions(tree: DocumentFragment): void {
  for (const caption of tree.querySelectorAll('caption')) {
    const line = document.createElement('p')
    line.append(...caption.childNodes)
    caption.closest('table')?.before(line)
    caption.remove()
  }
}

/**
 * Returns the HTML of the editor in the form that is stored: without styles and column widths. An empty text
 * becomes `''`.
 */
export function storedHtml(html: string): string {
  const stored = cleanHtml(html).replace(/ (?:colspan|rowspan)="1"/g, '')
  // The editor adds an empty line at the end, so that the caret can be placed after a table. This line is not
  // stored.
  return withoutEndings(stored, ['<p></p>'])
}

/**
 * Returns pasted HTML, mapped to the tags of the shop. HTML that was copied from an editor of the shop is
 * only cleaned. Mapping would remove its marks (`data-pm-slice`), which tell where the selection began and
 * ended.
 */
export function shopHtmlOfPaste(html: string): string {
  return html.includes('data-pm-slice') ? cleanHtml(html) : shopHtmlOf(html)
}
