import { render } from '@testing-library/react'
import { getSchema } from '@tiptap/core'
import { DOMSerializer, Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { createIntl, RawIntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { htmlText } from '@/lib/html-text'
import { shopHtmlOf } from './clean-html'
import { editorExtensions, editorDocumentOf, storedHtml, shopHtmlOfPaste } from './html'
import { SafeHtml } from './SafeHtml'

/** Reads HTML into the editor. Returns the HTML that the editor then writes. */
function roundTrip(html: string): string {
  const schema = getSchema(editorExtensions)
  const frame = document.createElement('div')
  const { content } = Node.fromJSON(schema, editorDocumentOf(html))
  frame.append(DOMSerializer.fromSchema(schema).serializeFragment(content))
  return storedHtml(frame.innerHTML)
}

test.each([
  '',
  '<p>Lụa <strong>tơ tằm</strong>, <em>mềm</em>.</p>',
  '<h3>Chất liệu</h3><ul><li><p>100% cotton</p></li></ul><h4>Giặt</h4><ol><li><p>tay</p></li></ol>',
  '<p><a href="https://moclan.vn/len">Len</a></p>',
  '<table><tbody><tr><th><p>Cỡ</p></th><td colspan="2"><p>M</p></td></tr></tbody></table>',
])('%j stays unchanged', (html) => expect(roundTrip(html)).toBe(html))

test.each([
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['handlers and styles', '<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['a picture that runs', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
  ['a link that runs', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['a link of data', '<p><a href="data:text/html,x">a</a></p>', '<p>a</p>'],
  [
    'words of an office program',
    '<p class="MsoNormal"><o:p></o:p><b>a</b></p>',
    '<p><strong>a</strong></p>',
  ],
  ['an empty line at the end', '<p>a</p><p></p>', '<p>a</p>'],
])('%s is cleaned §14.1j', (_, html, clean) => expect(roundTrip(html)).toBe(clean))

test('a caption becomes the line above its table', () => {
  const html = '<table><caption>Số đo (cm)</caption><tr><td>a</td></tr></table>'
  expect(roundTrip(html)).toBe(
    '<p>Số đo (cm)</p><table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
  )
})

test('pasted HTML loses styles and scripts', () => {
  const html = `<p style="color: red">a<b style='x'>b</b><script>x()</script></p>`
  expect(shopHtmlOfPaste(html)).toBe('<p>a<b>b</b></p>')
})

const word = (style: string, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:${style}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

const rows: ReadonlyArray<readonly [what: string, given: string, shop: string]> = [
  [
    'lines of a messenger',
    '<div>Lụa tơ tằm</div><div>Bảo quản nơi khô</div>',
    '<p>Lụa tơ tằm</p><p>Bảo quản nơi khô</p>',
  ],
  [
    'lines within lines',
    '<div><div>a</div>b<div><div>c</div></div></div>',
    '<p>a</p><p>b</p><p>c</p>',
  ],
  ['a line in a text', 'Lụa<div>Bảo quản</div>Hết', '<p>Lụa</p><p>Bảo quản</p><p>Hết</p>'],
  [
    'large headings',
    '<h1>Áo</h1><h2>Chất liệu</h2><p>Lụa</p>',
    '<h3>Áo</h3><h4>Chất liệu</h4><p>Lụa</p>',
  ],
  [
    'headings from the second on',
    '<h2>Chất liệu</h2><h3>Lụa</h3><h4>Tơ</h4>',
    '<h3>Chất liệu</h3><h4>Lụa</h4><h4>Tơ</h4>',
  ],
  ['headings as the shop has them', '<h4>a</h4><p>b</p>', '<h4>a</h4><p>b</p>'],
  ['a heading of lines', '<h2><div>a</div><div>b</div></h2>', '<h3>a</h3><h3>b</h3>'],
  [
    'sections',
    '<section><h2>a</h2>b</section><article><header>c</header><footer>d</footer></article>',
    '<h3>a</h3><p>b</p><p>c</p><p>d</p>',
  ],
  ['a quotation', '<blockquote>a<p>b</p></blockquote>c', '<p>a</p><p>b</p><p>c</p>'],
  [
    'a list of terms',
    '<dl><dt>Chất liệu</dt><dd>Lụa</dd><dt>Giặt</dt><dd>tay</dd></dl>',
    '<p><strong>Chất liệu</strong></p><p>Lụa</p><p><strong>Giặt</strong></p><p>tay</p>',
  ],
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;white-space:pre-wrap;">Lụa</span></h2><p dir="ltr"><span style="font-weight:400;font-style:normal;text-decoration:none">mềm </span><span style="font-weight:700;text-decoration:none">tơ</span><span style="font-style:italic"> tằm</span></p><br><ul><li dir="ltr"><p role="presentation"><span>Một</span></p></li><ul><li><p><span>Hai</span></p></li></ul></ul></b>',
    '<h3>Lụa</h3><p>mềm <strong>tơ</strong><em> tằm</em></p><ul><li>Một<ul><li>Hai</li></ul></li></ul>',
  ],
  [
    'lists of Word',
    `<html><head><style>p.MsoNormal{margin:0}</style></head><body><p class=MsoNormal><b>Lụa</b><o:p></o:p></p>${word('l0 level1 lfo1', '·', 'Một')}${word('l0 level2 lfo1', 'o', 'Hai')}${word('l0 level1 lfo1', '·', 'Ba')}${word('l1 level1 lfo2', '1.', 'Bốn')}<p class=MsoNormal>&nbsp;</p></body></html>`,
    '<p><b>Lụa</b></p><ul><li>Một<ul><li>Hai</li></ul></li><li>Ba</li></ul><ol><li>Bốn</li></ol>',
  ],
  [
    'lists of Word without styles',
    '<p class="MsoListParagraph">·&nbsp;&nbsp;&nbsp;&nbsp;Một</p><p class="MsoListParagraph">·    Hai</p>',
    '<ul><li>Một</li><li>Hai</li></ul>',
  ],
  ['a paragraph of Word that is no item', '<p class="MsoListParagraph">Một</p>', '<p>Một</p>'],
  ['line breaks', 'a<br>b<br><br>c<br>&nbsp;<br>d<br>', '<p>a<br>b</p><p>c</p><p>d</p>'],
  ['breaks only', '<p><br></p><div><br><br></div>a', '<p>a</p>'],
  [
    'empty paragraphs',
    '<p>a</p><p>&nbsp;</p><p> </p><p><span>​</span></p><p>b</p>',
    '<p>a</p><p>b</p>',
  ],
  [
    'typed lines',
    '<pre>Một\n  hai  ba\n\nBốn</pre>',
    '<p>Một<br>&nbsp; hai&nbsp; ba</p><p>Bốn</p>',
  ],
  ['lines kept by style', '<div style="white-space: pre-wrap">Một\nHai</div>', '<p>Một<br>Hai</p>'],
  [
    'spaces of the source',
    '<div>\n  a\n  <b>b</b>\n c </div>\n<div> d</div>',
    '<p>a <b>b</b> c</p><p>d</p>',
  ],
  [
    'a figure',
    '<figure><img src="x.jpg" alt="Áo"><figcaption>Áo lụa</figcaption></figure>b',
    '<p>Áo lụa</p><p>b</p>',
  ],
  ['the middle', '<center>a</center><center>b</center>', '<p>a</p><p>b</p>'],
  [
    'bold and italic by style',
    '<p style="font-weight:600">a</p><p><span style="font-weight: bold; font-style: italic">b</span>c<span style="text-decoration: underline">d</span></p>',
    '<p><strong>a</strong></p><p><strong><em>b</em></strong>c<u>d</u></p>',
  ],
  [
    'not bold in bold',
    '<b>a<span style="font-weight:400">b</span>c</b>',
    '<p><b>a</b>b<b>c</b></p>',
  ],
  [
    'emphasis around lines',
    '<strong><div>a</div><div>b</div></strong>',
    '<p><strong>a</strong></p><p><strong>b</strong></p>',
  ],
  [
    'a link around lines',
    '<a href="https://a.example/x"><div>a</div><div>b</div></a>',
    '<p><a href="https://a.example/x">a</a></p><p><a href="https://a.example/x">b</a></p>',
  ],
  [
    'a list in a list',
    '<ol><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ol>',
    '<ol><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ol>',
  ],
  [
    'lines of an item',
    '<ul><li><div>a</div></li><li><div>b</div><div>c</div></li><li></li></ul>',
    '<ul><li>a</li><li><p>b</p><p>c</p></li></ul>',
  ],
  ['items without a list', '<li>a</li><li>b</li>c', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
  [
    'a heading in an item',
    '<ul><li><h3>a</h3>b</li></ul>',
    '<ul><li><p><strong>a</strong></p><p>b</p></li></ul>',
  ],
  [
    'a table of Excel',
    '<table border=0><col width=64><tr height=20><td class=xl65 style="width:48pt">Cỡ</td><td><b>M</b></td></tr><tr><td>S<br>nhỏ</td><td>&nbsp;</td></tr></table>',
    '<table><tbody><tr><td>Cỡ</td><td><b>M</b></td></tr><tr><td>S<br>nhỏ</td><td></td></tr></tbody></table>',
  ],
  [
    'rows without a table',
    '<meta charset="utf-8"><tr><td>Cỡ</td><td>M</td></tr>',
    '<table><tbody><tr><td>Cỡ</td><td>M</td></tr></tbody></table>',
  ],
  [
    'lines in a cell',
    '<table><tr><td colspan="2"><div>a</div><div>b</div></td></tr></table>',
    '<table><tbody><tr><td colspan="2"><p>a</p><p>b</p></td></tr></tbody></table>',
  ],
  [
    'a table in a table',
    '<table><tr><td>a</td><td>b<table><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
    '<p>a</p><p>b</p><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    'columns of a mail',
    '<table role="presentation"><tr><td>a</td><td>b</td></tr></table>',
    '<p>a</p><p>b</p>',
  ],
  [
    'what nobody sees',
    '<p>a</p><p style="display:none">x</p><title>y</title><select><option>z</select>',
    '<p>a</p>',
  ],
  [
    'blocks by style',
    '<span style="display:block">a</span><span style="display: flex">b</span>',
    '<p>a</p><p>b</p>',
  ],
  [
    'signs that are pictures',
    '<p>Mới <img alt="😍" src="https://static.example/e.png"></p>',
    '<p>Mới 😍</p>',
  ],
  [
    'fields',
    '<form><fieldset><legend>a</legend><label>b</label></fieldset></form><details><summary>c</summary>d</details>',
    '<p>a</p><p>b</p><p>c</p><p>d</p>',
  ],
  [
    'lines without a tag',
    'Lụa tơ tằm\nBảo quản\r\n\r\nHết',
    '<p>Lụa tơ tằm<br>Bảo quản</p><p>Hết</p>',
  ],
  [
    'lists that Word writes item by item',
    '<div><ol start="1"><li><p>a</p></li></ol></div><div><ol start="2"><li><p>b</p></li></ol></div>',
    '<ol><li>a</li><li>b</li></ol>',
  ],
  [
    'lines that Chrome copies',
    '<div style="white-space-collapse: preserve; text-wrap-mode: wrap">Một\nHai</div>',
    '<p>Một<br>Hai</p>',
  ],
  ['a font in bold', '<font style="font: bold 12px Arial">a</font>b', '<p><strong>a</strong>b</p>'],
  [
    'lines of Apple Notes',
    '<div><b>Chất liệu</b></div><div><br></div><ul class="Apple-dash-list"><li>Lụa</li><li>Tơ</li></ul>',
    '<p><b>Chất liệu</b></p><ul><li>Lụa</li><li>Tơ</li></ul>',
  ],
  [
    'a table of Word',
    '<table class=MsoTableGrid border=1><tr><td width=10 valign=top><p class=MsoNormal>Cỡ<o:p></o:p></p></td><td><p class=MsoNormal>M</p><p class=MsoNormal>L</p></td></tr></table>',
    '<table><tbody><tr><td>Cỡ</td><td><p>M</p><p>L</p></td></tr></tbody></table>',
  ],
  ['a rule between lines', 'a<hr>b', '<p>a</p><p>b</p>'],
]

/** Returns the HTML that the shop renders for a stored text. */
const shown = (html: string) => show(html)?.innerHTML ?? ''

/** Replaces the ResizeObserver of the browser. Reports a size at once, because jsdom has no layout. */
class ResizeObserverStub {
  observe: () => void
  constructor(changed: () => void) {
    this.observe = changed
  }
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', ResizeObserverStub))

const show = (html: string) =>
  render(
    <RawIntlProvider
      value={createIntl({ locale: 'vi', messages: { 'ui.scrolls': 'Bảng cuộn ngang' } })}
    >
      <SafeHtml html={html} />
    </RawIntlProvider>,
  ).container.firstElementChild

test.each([
  [400, 300, 'Bảng cuộn ngang'],
  [300, 300, null],
])(
  'a table of %d px in %d px is a named region only where it scrolls §14.2m',
  (inner, outer, name) => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(inner)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(outer)
    const box = show('<table><tr><td>1</td></tr></table>')
    expect([box?.getAttribute('aria-label'), box?.hasAttribute('tabindex')]).toEqual([
      name,
      name !== null,
    ])
  },
)

test.each(['<!--a-->', '<!--a--> \n', '<meta> '])(
  'a text is shown at once, however many %j stand before it §14.1k',
  (part) => expect(shopHtmlOf(`${part.repeat(2000)}<p>Lụa</p>`)).toBe('<p>Lụa</p>'),
)

test('a style sheet leaves nothing, wherever it ends §14.1j', () =>
  expect(shopHtmlOf('<STYLE>p{}</style><p>a</p><style>b{}')).toBe('<p>a</p>'))

test.each(rows)('%s of a host are rendered in the shop §14.1j', (_, given, shop) => {
  expect(shown(given)).toBe(shop)
  expect(shown(shop)).toBe(shop)
})

test.each(rows)('%s, pasted or opened in the editor, are seen as they were §14.1j', (...row) => {
  const [, given, shop] = row
  const pasted = roundTrip(shopHtmlOfPaste(given))
  expect(shown(pasted)).toBe(shop.replaceAll(/(<[/]?)b>/g, '$1strong>'))
  expect(roundTrip(given)).toBe(pasted)
})

test.each(rows)('%s read as text keep a space between lines §14.1j', (_, given, shop) => {
  const lines = shop
    .replaceAll(/<[/]?(?:strong|b|em|u|a)\b[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .split(/<[^>]*>|😍/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
  for (const line of lines) expect(` ${htmlText(given)} `).toContain(line && ` ${line} `)
})

test('a text with any tags of the shop stays unchanged, and no word is lost §14.1j', () => {
  const tags = 'p div b span ul ol li h1 h4 table tr td dl dt pre section a br blockquote'.split(
    ' ',
  )
  const piece = fc.oneof(
    fc.constantFrom('áo ', 'lụa', ' ', '\n', '&nbsp;', '1. '),
    fc.constantFrom(...tags).map((tag) => `<${tag}>`),
    fc.constantFrom(...tags).map((tag) => `</${tag}>`),
    fc.constantFrom('bold', 'normal').map((weight) => `<span style="font-weight:${weight}">`),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const html = pieces.join('')
      const once = shopHtmlOf(html)
      expect(shopHtmlOf(once)).toBe(once)
      const letters = (text: string) => htmlText(text).replaceAll(' ', '')
      expect(Array.from(letters(once)).toSorted()).toEqual(Array.from(letters(html)).toSorted())
    }),
    { numRuns: 1000 },
  )
})

test('a text with a sign of comparison has no tag, and keeps its lines §14.1j', () =>
  expect(shopHtmlOf('1 < 2\nHết')).toBe('<p>1 &lt; 2<br>Hết</p>'))

test('HTML copied from the editor keeps the marks of its selection', () => {
  expect(shopHtmlOfPaste('<p data-pm-slice="1 1 []">a</p>')).toContain('data-pm-slice')
})
