import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { SafeHtml } from '@/ui/rich-text/SafeHtml'

const meta = preview.meta({
  component: SafeHtml,
  parameters: {
    guide: {
      use: ['For HTML of the server: description, size chart.'],
      avoid: ['For text without markup: render it as text.'],
      reader: 'The headings begin at `h3`, below those of the page.',
    },
  },
  args: {
    html: `<p>Lụa tơ tằm <strong>dệt tay</strong>, <em>nhuộm lá bàng</em>.</p>
      <ul><li>Giặt tay</li><li>Ủi ở nhiệt độ thấp</li></ul>
      <p><a href="https://moclan.example/cham-soc">Cách chăm sóc</a></p>`,
  },
})

export const Prose = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cách chăm sóc' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})

/** Scrolls inside its own box. */
export const WideTable = meta.story({
  args: {
    html: `<table><tr>${'<th scope="col">Số đo (cm)</th>'.repeat(12)}</tr><tr>${'<td>82</td>'.repeat(12)}</tr></table>`,
  },
  globals: { viewport: { value: 'phone' } },
})

/** No script runs and no request is made: only the text stays. */
export const Dangerous = meta.story({
  args: {
    html: `<p onclick="alert(1)" style="position:fixed">An toàn</p><script>alert(1)</script>
      <img src="x" onerror="alert(1)"><iframe src="//evil.example"></iframe>
      <form action="//evil.example"><input name="a"></form><svg onload="alert(1)"></svg>
      <a href="javascript:alert(1)">bấm</a>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const bad = 'script, img, iframe, form, input, svg, [onclick], [style], [href]'
    await expect(canvas.getByText('An toàn')).toBeVisible()
    await expect(canvasElement.querySelector('p')?.parentElement?.querySelector(bad)).toBeNull()
  },
})

export const Empty = meta.story({ args: { html: '' } })
