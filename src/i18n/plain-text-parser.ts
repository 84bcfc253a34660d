import {
  createLiteralElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser/no-parser.js'

export {
  isArgumentElement,
  isDateElement,
  isDateTimeSkeleton,
  isLiteralElement,
  isNumberElement,
  isNumberSkeleton,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser/no-parser.js'

/**
 * Stands in for react-intl's ICU parser (scripts/vite/shared.ts). Texts with arguments are parsed by
 * `npm run gen`; what is still a string takes none and means what it says.
 */
export function parse(text: string): MessageFormatElement[] {
  return [createLiteralElement(text)]
}
