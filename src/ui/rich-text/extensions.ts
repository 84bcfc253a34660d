import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { safeHref } from '@/lib/safe-href'

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
  TableKit.configure({ table: { resizable: false, allowTableNodeSelection: true } }),
]
