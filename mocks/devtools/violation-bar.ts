/** Shows a violation of the contract in a bar across the page, below those it shows already. */
export function showViolation(text: string): void {
  const id = 'mock-violations'
  const bar = document.getElementById(id) ?? document.createElement('pre')
  if (!bar.isConnected) {
    bar.id = id
    bar.role = 'alert'
    bar.style.cssText =
      'position:fixed;inset:0 0 auto;z-index:2147483001;margin:0;padding:12px;max-height:40vh;overflow:auto;white-space:pre-wrap;font:13px/1.4 ui-monospace,monospace;color:#fff;background:#a11208'
    document.body.append(bar)
  }
  bar.append(`${text}\n`)
}
