import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { cleanHtml, cleanTree } from '../clean-html'
import { extensions } from './extensions'

const schema = getSchema(extensions)

/** HTML as the editor's document. It is cleaned before, and parsed by nobody but DOMPurify (Trusted Types). */
export function documentOf(html: string): JSONContent {
  const content: JSONContent = DOMParser.fromSchema(schema).parse(cleanTree(html)).toJSON()
  return content
}

/** The editor's HTML as it is kept: without styles and column widths, `''` where there is nothing but a paragraph. */
export function keptHtml(html: string): string {
  return (
    cleanHtml(html)
      .replace(/ (?:colspan|rowspan)="1"/g, '')
      // An empty line at the end is the editor's, to have a place behind a table.
      .replace(/(?:<p><\/p>)+$/, '')
  )
}
