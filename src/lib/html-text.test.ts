import { expect, test } from 'vitest'
import { htmlText, isBlankHtml } from '@/lib/html-text'

test.each([
  '',
  '<p></p>',
  '<p>&nbsp;</p><ul><li><br></li></ul>',
  ' \u200b\n',
  '<table><tr><td></td></tr></table>',
])('%j shows nothing', (html) => expect(isBlankHtml(html)).toBe(true))

test('returns the text of HTML', () => {
  expect(htmlText('<h3>Lụa &amp; len</h3><p>2 &lt; 3,&nbsp;mềm.</p>')).toBe('Lụa & len 2 < 3, mềm.')
  expect(isBlankHtml('<p>0</p>')).toBe(false)
})
