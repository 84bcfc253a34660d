import { expect, test } from 'vitest'
import { htmlText, isBlankHtml } from '@/lib/html-text'

test.each([
  '',
  '<p></p>',
  '<p>&nbsp;</p><ul><li><br></li></ul>',
  ' \u200b\n',
  '<table><tr><td></td></tr></table>',
])('%j shows nothing', (html) => expect(isBlankHtml(html)).toBe(true))

test.each([
  ['<h3>Lụa &amp; len</h3><p>2 &lt; 3,&nbsp;mềm.</p>', 'Lụa & len 2 < 3, mềm.'],
  ['<p>Áo <b>lụa</b>.</p><p>Mềm</p>', 'Áo lụa. Mềm'],
  ['<section>Áo</section><dl><dt>Giặt</dt><dd>tay</dd></dl><hr>Hết', 'Áo Giặt tay Hết'],
  ['<span style="display:block">Áo</span><span style="display:block">lụa</span>', 'Áo lụa'],
  ['a &lt;c&gt; &#39;d&#39; &#x1EA1; &unknown; &amp;lt;', "a <c> 'd' ạ &unknown; &lt;"],
  ['V&aacute;y &ocirc;m &ndash; m&agrave;u x&aacute;m &hellip;', 'Váy ôm – màu xám …'],
  ['<style>p{color:red}</style>Áo<script>alert("<p>")</script><!-- > -->', 'Áo'],
  ['2 < 3 và 5 > 4', '2 < 3 và 5 > 4'],
  ['<img alt="a<b">Áo <title>x', 'Áo x'],
  ['a <b c', 'a <b c'],
  ['&constructor; &xtoString;', '&constructor; &xtoString;'],
])('%j reads as %j', (html, text) => expect(htmlText(html)).toBe(text))

test('a zero counts as visible text', () => expect(isBlankHtml('<p>0</p>')).toBe(false))
