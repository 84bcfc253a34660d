import { getSchema } from '@tiptap/core'
import { DOMSerializer, Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { extensions, documentOf, storedHtml, pastedHtml } from './html'

/** Reads HTML into the editor and writes it out again. */
function roundTrip(html: string): string {
  const schema = getSchema(extensions)
  const frame = document.createElement('div')
  const { content } = Node.fromJSON(schema, documentOf(html))
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
  ['large headings', '<h1>a</h1>', '<p>a</p>'],
  ['an empty line at the end', '<p>a</p><p></p>', '<p>a</p>'],
])('%s is cleaned §14.1c', (_, html, clean) => expect(roundTrip(html)).toBe(clean))

test('a caption becomes the line above its table', () => {
  const html = '<table><caption>Số đo (cm)</caption><tr><td>a</td></tr></table>'
  expect(roundTrip(html)).toBe(
    '<p>Số đo (cm)</p><table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
  )
})

test('pasted HTML loses styles and scripts', () => {
  const html = `<p style="color: red">a<b style='x'>b</b><script>x()</script></p>`
  expect(pastedHtml(html)).toBe('<p>a<b>b</b></p>')
})
