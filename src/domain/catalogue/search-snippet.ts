import type { ProductForm } from '@/domain/product/form'
import { htmlText } from '@/lib/html-text'
import { shortened, slugify, tidyText } from '@/lib/text'

/** Longest texts, in characters, that search engines show uncut. */
export const snippetLimits = { title: 60, description: 160 } as const

export type Snippet = { title: string; description: string; path: string }

/** How a search engine would show the product: its meta texts, else its name and the start of its description. */
export function snippetOf(form: ProductForm, slug?: string): Snippet {
  const name = tidyText(form.name)
  const title = tidyText(form.meta_title) || name
  const description = tidyText(form.meta_description) || htmlText(form.description)
  return {
    title: shortened(title, snippetLimits.title),
    description: shortened(description, snippetLimits.description),
    path: `/products/${slug ?? slugify(name)}`,
  }
}
