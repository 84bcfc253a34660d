import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { safeHref } from '@/lib/links'

/** Without the widths of its columns: the page's policy takes no styles from HTML, and the shop shows none. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
})

/** What a text may be made of: what the shop shows of it (`ui/clean-html`), and no more. */
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
