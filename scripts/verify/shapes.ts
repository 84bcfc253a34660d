import type { AnswerShape } from '../../src/api/answers/shape'

const modules = import.meta.glob<Readonly<Record<string, AnswerShape>>>(
  '../../src/api/answers/*.gen.ts',
  { eager: true },
)

/** How the shop reads the answer of each operation. */
export const shapes: ReadonlyMap<string, AnswerShape> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map((shape) => [shape.operation, shape]),
)
