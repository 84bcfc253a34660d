import styled from 'styled-components'
import type { OptionProblem } from '@/domain/admin/variant-grid'
import type { MessageId } from '@/i18n/message-id.gen'
import { color, space, text, weight } from '@/theme/tokens'

/** A small disc of cloth; its line keeps white on white visible. */
export const Dot = styled.span`
  flex: none;
  width: ${space(4)};
  height: ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: 50%;
  forced-color-adjust: none;
`

/** A checkbox that is drawn by what stands after it but keeps its place, focus and keys. */
export const HiddenCheckbox = styled.input.attrs({ type: 'checkbox' })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;
`

/** A group of options. */
export const OptionGroup = styled.fieldset`
  display: grid;
  gap: ${space(3)};
`

/** Its name, styled as the label of a field. */
export const OptionLegend = styled.legend`
  margin-block-end: ${space(2)};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

/** Options beside each other. */
export const OptionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)};
`

/** A text field with what belongs to it on one line, whose notes stand below. */
export const AddLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 280px) auto auto;
  align-items: start;
  justify-content: start;
  gap: ${space(2)};

  /* Level with the text box, which has a label above it. */
  & > :not(:first-child) {
    margin-block-start: calc(1.55 * ${text.sm} + ${space(1)});
  }

  & > button {
    min-height: ${space(12)};
  }
`

/** Why there can't be such an option. */
export const optionTexts: Record<OptionProblem, MessageId> = {
  blank: 'adminVariants.option.blank',
  taken: 'adminVariants.option.taken',
  tooLong: 'adminVariants.option.tooLong',
  tooMany: 'adminVariants.option.tooMany',
}
