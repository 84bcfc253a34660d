import { differingParts, type ProductPart } from '@/domain/admin/product-diff'
import { type ProductForm, soldVariants } from '@/domain/admin/product-form'
import { htmlText } from '@/domain/admin/rich-text'
import { shortened } from '@/domain/catalogue/search-snippet'
import type { Msg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'

/** What is needed to say values in words: texts, and what categories are called. */
export type Words = { msg: Msg; categoryName: (id: number) => string | undefined }

const longest = 240

/** What a part of a form says, in words; of variants and pictures what the other form does not have. */
function partText(
  form: ProductForm,
  part: ProductPart,
  other: ProductForm,
  { msg, categoryName }: Words,
): string {
  const none = msg('adminProduct.value.none')
  switch (part) {
    case 'category_id':
      return form.category_id === null
        ? none
        : (categoryName(form.category_id) ?? `#${form.category_id}`)
    case 'status':
      return msg(`adminProduct.status.${form.status}`)
    case 'is_featured':
      return msg(form.is_featured ? 'adminProduct.value.yes' : 'adminProduct.value.no')
    case 'tags':
      return form.tags.join(', ') || none
    case 'images':
      return imagesText(form, msg)
    case 'variants':
      return variantsText(form, other, msg)
    case 'description':
    case 'size_chart':
      return shortened(htmlText(form[part]), longest) || none
    default:
      return shortened(form[part].trim(), longest) || none
  }
}

function imagesText({ images }: ProductForm, msg: Msg): string {
  const names = images.map((url) => shortened(url.split(/[/?]/).at(-1) || url, 24))
  return [msg('adminProduct.value.images', { count: images.length }), names.join(', ')]
    .filter(Boolean)
    .join(': ')
}

function variantsText(form: ProductForm, other: ProductForm, msg: Msg): string {
  const lines = linesOf(form)
  const own = lines.filter((line) => !linesOf(other).includes(line))
  const count = msg('adminProduct.value.variants', { count: lines.length })
  return shortened([count, ...own].join('\n'), 2 * longest)
}

function linesOf(form: ProductForm): string[] {
  return soldVariants(form).map(({ color, size, price, stock }) =>
    [[color, size].filter(Boolean).join(' · '), `${formatVnd(price)} × ${stock}`].join(': '),
  )
}

/** One part in which two forms differ, in words. */
export type Difference = { part: ProductPart; mine: string; theirs: string }

/** Everything in which two forms differ. */
export function differencesOf(mine: ProductForm, theirs: ProductForm, words: Words): Difference[] {
  return differingParts(mine, theirs).map((part) => ({
    part,
    mine: partText(mine, part, theirs, words),
    theirs: partText(theirs, part, mine, words),
  }))
}
