import { bodyMeasures, inchMeasures, letterSizes } from '@/domain/sizes/body-measures'
import type { GarmentDesign } from './catalogue/garment'

/** A measure in cm: its value for the smallest size, and the step to the next size. */
type Measure = { label: string; from: number; step: number; spread?: number }

const bust: Measure = { label: 'Ngực', ...bodyMeasures.bust }
const waist: Measure = { label: 'Eo', ...bodyMeasures.waist }
const hip: Measure = { label: 'Hông', ...bodyMeasures.hip }
const length = (label: string, from: number): Measure => ({ label, from, step: 1 })

const hems = { mini: 0, midi: 28, maxi: 48 } as const

/** The measures of sizes 26 to 32, which are the waist in inches; one step is 2.5 cm. */
const inchRun: Measure[] = [
  { label: 'Eo', ...inchMeasures.waist },
  { label: 'Hông', ...inchMeasures.hip },
  { label: 'Đùi', from: 52, step: 1.5 },
  length('Dài quần', 96),
]

function measuresOf(design: GarmentDesign): Measure[] {
  const hem = hems[design.length ?? 'midi']
  switch (design.kind) {
    case 'shirt':
      return [bust, waist, length('Dài áo', design.cut === 'cropped' ? 50 : 62)]
    case 'dress':
      return [bust, waist, hip, length('Dài váy', 85 + hem)]
    case 'skirt':
      return [waist, hip, length('Dài váy', 42 + hem)]
    case 'pants':
      return [waist, hip, length('Dài quần', design.cut === 'cropped' ? 78 : 98)]
    case 'ao-dai':
      return [bust, waist, hip, length('Dài áo', 88 + hem)]
    case 'outerwear':
      return [bust, length('Dài áo', 62 + hem), length('Dài tay', 58)]
  }
}

/** Returns the number of steps from the smallest size to this one. */
function stepsOf(size: string): number {
  const letter = letterSizes.findIndex((name) => name === size)
  return letter >= 0 ? letter : Number(size) - 26
}

function cell({ from, step, spread }: Measure, steps: number): string {
  const value = from + step * steps
  const text = spread ? `${value}–${value + spread}` : String(value).replace('.', ',')
  return `<td>${text}</td>`
}

/** Returns the size chart of a garment as an HTML table in cm, with a row for each of its sizes. */
export function sizeChart(design: GarmentDesign, sizes: readonly string[]): string {
  const measures = sizes[0] === '26' ? inchRun : measuresOf(design)
  const head = measures.map(({ label }) => `<th scope="col">${label}</th>`).join('')
  const rows = sizes.map((size) => {
    const cells = measures.map((measure) => cell(measure, stepsOf(size))).join('')
    return `<tr><th scope="row">${size}</th>${cells}</tr>`
  })
  return [
    '<table><caption>Bảng số đo (cm)</caption>',
    `<thead><tr><th scope="col">Size</th>${head}</tr></thead>`,
    `<tbody>${rows.join('')}</tbody></table>`,
    '<p>Số đo có thể chênh 1–2 cm tùy chất liệu.</p>',
  ].join('')
}
