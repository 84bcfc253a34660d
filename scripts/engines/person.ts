import type { Control, EnginePage, Target } from './page.ts'

const patienceMs = 20_000
const lookMs = 100

/** Somebody who uses a page: looks until what is wanted is there, then presses or types. */
export interface Person {
  open(address: string): Promise<void>
  press(role: Target['role'], name?: string, inside?: string): Promise<void>
  type(label: string, text: string, role?: 'textbox' | 'combobox'): Promise<void>
  /** Waits until the page shows a text. */
  sees(text: string): Promise<void>
  /** Waits until the address matches, and returns it. */
  isAt(pattern: RegExp): Promise<string>
}

/** Waits for a value that is not null. A page that is being left can't be asked: asks again. Throws after 20 s. */
async function until<Value>(what: string, look: () => Promise<Value | null>): Promise<Value> {
  const deadline = Date.now() + patienceMs
  let problem = ''
  while (Date.now() < deadline) {
    const value = await look().catch((error: unknown) => {
      problem = `: ${String(error)}`
      return null
    })
    if (value !== null) return value
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
  throw new Error(`Waited in vain for ${what}${problem}`)
}

/** Looks for a control and uses it. It may be replaced or covered meanwhile: then it is looked for again. */
function operate(page: EnginePage, target: Target, act: (control: Control) => Promise<void>) {
  return until(`${target.role} ${target.name ?? ''}`, async () => {
    const control = await page.find(target)
    if (!control) return null
    await act(control)
    return true
  })
}

export function personAt(page: EnginePage): Person {
  return {
    open: (address) => page.open(address),
    async press(role, name, inside) {
      const target = { role, ...(name && { name }), ...(inside && { inside }) }
      await operate(page, target, (control) => control.press())
    },
    async type(name, text, role = 'textbox') {
      await operate(page, { role, name }, (control) => control.type(text))
    },
    sees: async (text) => {
      await until(`the text “${text}”`, async () =>
        (await page.text()).includes(text) ? true : null,
      )
    },
    isAt: (pattern) =>
      until(`the address ${pattern}`, async () => {
        const address = await page.address()
        return pattern.test(address) ? address : null
      }),
  }
}
