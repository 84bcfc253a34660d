import { expect, test } from 'vitest'
import { shorten, plainText } from './plain-text'

test.each([
  ['<p>Áo <b>lụa</b>.</p><p>Mềm</p>', 'Áo lụa. Mềm'],
  ['a &amp; b &lt;c&gt; &#39;d&#39;&nbsp;e &unknown;', "a & b <c> 'd' e &unknown;"],
  ['<style>p{color:red}</style>Áo<script>alert("<p>")</script>', 'Áo'],
  ['', ''],
])('%o reads as %o', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('a long text is cut between words', () => {
  expect(shorten('Áo dài lụa', 9)).toBe('Áo dài…')
  expect(shorten('Áo dài', 6)).toBe('Áo dài')
  expect(shorten('x'.repeat(300)).length).toBeLessThanOrEqual(160)
})
