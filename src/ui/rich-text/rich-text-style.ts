import styled from 'styled-components'
import { color, control, leading, radius, space, text, weight } from '@/theme/tokens.gen'

/** The initial height of the editor, and of its placeholder. The user can resize the editor at its corner. */
export const richTextHeight = space(56)

/** The box with the toolbar and the text. The text looks the same as in the shop. */
export const RichTextFrame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: ${richTextHeight};
  min-height: ${space(50)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  overflow: hidden;
  resize: vertical;

  &:has(.ProseMirror:focus-visible) {
    border-color: ${color.focus};
    outline: 2px solid ${color.focus};
    outline-offset: 0;
  }

  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }

  & > :last-child {
    flex: 1;
    min-height: 0;
    overflow: auto;
  }

  .ProseMirror {
    min-height: 100%;
    padding: ${space(3)};
    font-size: ${control.text};
    line-height: ${leading.text};
    outline: none;
    overflow-wrap: anywhere;
    white-space: break-spaces;
  }

  .ProseMirror > * + * {
    margin-top: ${space(3)};
  }

  .ProseMirror :is(h3, h4) {
    font: inherit;
    font-weight: ${weight.bold};
  }

  .ProseMirror h3 {
    font-size: ${text.lg};
  }

  .ProseMirror :is(ul, ol) {
    padding-inline-start: ${space(6)};
  }

  .ProseMirror a {
    color: ${color.accent};
    text-decoration: underline;
  }

  .ProseMirror table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  .ProseMirror :is(th, td) {
    min-width: ${space(12)};
    padding: ${space(2)};
    border: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  .ProseMirror th {
    background: ${color.sand};
    font-weight: ${weight.bold};
  }

  .ProseMirror .selectedCell {
    background: ${color.accentSoft};
  }
`
