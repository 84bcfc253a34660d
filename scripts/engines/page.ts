/** How people name what they use: its role and its accessible name, or a part of it. */
export interface Target {
  role: 'button' | 'link' | 'textbox' | 'combobox' | 'option' | 'radio' | 'heading' | 'row'
  /** Its whole name; a name that ends in `…` is the beginning of one. Without a name: the first of its role. */
  name?: string
  /** A selector of what it lies in, such as `main` or `[role=dialog]`. */
  inside?: string
}

/** One control in a page, pressed and typed into as by a person: by the browser's own input events. */
export interface Control {
  press(): Promise<void>
  type(text: string): Promise<void>
}

/** What a journey needs of a browser. Each engine has one. */
export interface EnginePage {
  open(address: string): Promise<void>
  /** Returns the first visible control, or null. */
  find(target: Target): Promise<Control | null>
  /** Returns the visible text of the page. */
  text(): Promise<string>
  address(): Promise<string>
  /** Runs an expression in the page. */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<void>
}

/**
 * Finds a control in the page: an expression that every engine runs. Names come from `aria-labelledby`, `aria-label`,
 * labels and text, as the shop writes them; it is no complete computation of accessible names.
 */
export function findExpression({ role, name, inside }: Target): string {
  return `(${finder.toString()})(${JSON.stringify({ role, name: name ?? '', inside: inside ?? 'body' })})`
}

function finder({ role, name, inside }: { role: Target['role']; name: string; inside: string }) {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox:
      'input:not([type]), input[type=text], input[type=tel], input[type=email], input[type=password], textarea',
    combobox: '[role=combobox]',
    option: '[role=option]',
    radio: 'input[type=radio]',
    heading: 'h1, h2, h3',
    row: 'tr, article',
  }
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const textOf = (element: Element | null) => plain(element?.textContent ?? '')
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ')
    if (ids) return ids.map((id) => textOf(document.getElementById(id))).join(' ')
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]
        : null
    return element.getAttribute('aria-label') ?? textOf(label ?? element)
  }
  const isWanted = (element: Element) => {
    const own = nameOf(element)
    if (name === '') return true
    return name.endsWith('…')
      ? own.startsWith(name.slice(0, -1))
      : own === name || own === `${name} *`
  }
  // A radio lies hidden in the label that people press.
  const shown = (element: Element) =>
    role === 'radio' ? (element.closest('label') ?? element) : element
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const roots = [...document.querySelectorAll(inside)]
  const found = roots
    .flatMap((root) => [...root.querySelectorAll(selectors[role])])
    .find(
      (element) =>
        isVisible(shown(element)) &&
        isWanted(element) &&
        !element.matches(':disabled, [aria-disabled=true]'),
    )
  return found ? shown(found) : null
}
