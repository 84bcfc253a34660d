import preview from '#.storybook/preview'
import { SafeHtml } from '@/ui/rich-text/SafeHtml'

const meta = preview.meta({
  component: SafeHtml,
  parameters: {
    guide: {
      use: ['For every text of the server that has tags: descriptions, size charts.'],
      avoid: ['For plain texts, which React writes safely.'],
      keyboard: [['Tab', 'reaches a box with a table, which the arrow keys scroll']],
    },
  },
  args: {
    html: `<p>Lụa tơ tằm <strong>dệt tay</strong>, <em>nhuộm lá bàng</em>.</p>
      <ul><li>Giặt tay</li><li>Ủi ở nhiệt độ thấp</li></ul>
      <p><a href="https://moclan.example/cham-soc">Cách chăm sóc</a></p>`,
  },
})

export const Prose = meta.story({})

/** A wide table scrolls inside its own box. */
export const WideTable = meta.story({
  args: {
    html: `<table><tr>${'<th scope="col">Số đo (cm)</th>'.repeat(12)}</tr><tr>${'<td>82</td>'.repeat(12)}</tr></table>`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region')
  },
})
