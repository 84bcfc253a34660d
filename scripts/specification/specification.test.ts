import { expect, test } from 'vitest'
import { specificationProblems, readSpecification } from './rules.ts'

const product = `# Product

- **0.1** Stands before the first section.

### 4.5 Cart

- **4.5.1a** Adding adds to
  the quantity.
- **4.5.1b** The icon is red. _No test: a colour._
- **4.5.2** Answers:
  - 500: 'Oops'
`
const sections = readSpecification(product)

test('rules are read from items, with their lists and reasons', () => {
  expect(sections).toEqual([
    {
      id: '4.5',
      title: 'Cart',
      rules: [
        { id: '4.5.1a', text: 'Adding adds to the quantity.' },
        { id: '4.5.1b', text: 'The icon is red.', noTest: 'a colour.' },
        { id: '4.5.2', text: "Answers: - 500: 'Oops'" },
      ],
    },
  ])
})

const problems = (tests: Record<string, string>) => [
  ...specificationProblems(sections, new Map(Object.entries(tests))),
]

test('each rule needs a test or a reason, never both; each number needs a rule', () => {
  expect(problems({})).toEqual(['§4.5.1a has no test', '§4.5.2 has no test'])
  expect(
    problems({
      'e2e/cart.spec.ts': "test('adds @§4.5.1a', () => {})",
      'a.test.ts': 'test.each([1])(`${x} says %s §4.5.2 §4.5.1b`, () => {}) // §9.9.9',
      'a.stories.tsx': "export const A = { tags: ['§4.5.7'], name: '(Product §9.9.9)' }",
    }),
  ).toEqual([
    '§4.5.1b says that it has no test, and has one: a.test.ts',
    'a.stories.tsx: docs/product.md has no rule §4.5.7',
  ])
  expect(
    problems({ 'a.test.ts': "describe('Product §4.5.1a and §4.5.2', f)" }),
    'to cite a rule is not to test it',
  ).toEqual(['§4.5.1a has no test'])
})
