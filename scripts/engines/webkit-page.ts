import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { type EnginePage, findExpression } from './page.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'
const display = ':97'
const port = 4447

/** Returns Debian's browser of WebKitGTK, which the driver steers. */
function miniBrowser(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser').at(-1)
}

/** Returns what to install for WebKit, or null when it is there. */
export function missingForWebkit(): string | null {
  const missing = [
    ...(existsSync(driverPath) && miniBrowser() ? [] : ['webkit2gtk-driver']),
    ...(existsSync(screenPath) ? [] : ['xvfb']),
  ]
  return missing.length > 0 ? missing.join(' ') : null
}

function start(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  return spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } })
}

/** Waits until the driver listens. */
async function driverReady(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer')
}

/** Opens WebKit on a screen that nobody sees. */
export async function openWebkit(): Promise<EnginePage> {
  const binary = miniBrowser()
  const screen = start(screenPath, [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
  const driverProcess = start(driverPath, [`--port=${port}`], {
    DISPLAY: display,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  })
  await driverReady()
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build()
  await driver.manage().window().setRect({ width: 1280, height: 960, x: 0, y: 0 })
  return {
    open: (address) => driver.get(address),
    async find(target) {
      const element = await driver.executeScript<WebElement | null>(
        `return ${findExpression(target)}`,
      )
      if (!element) return null
      // The driver refuses some fields just below the window, to which the Tab key scrolls; a person scrolls there, too.
      const click = async () => {
        await driver.executeScript('arguments[0].scrollIntoView({ block: "nearest" })', element)
        await element.click()
      }
      return {
        press: click,
        async type(text) {
          await click()
          const before = (await element.getAttribute('value')) ?? ''
          if (before !== '')
            await element.sendKeys(Key.END, ...Array.from(before, () => Key.BACK_SPACE))
          await element.sendKeys(text)
        },
      }
    },
    text: () => driver.executeScript<string>('return document.body.innerText'),
    address: () => driver.getCurrentUrl(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    async close() {
      await driver.quit()
      driverProcess.kill()
      screen.kill()
    },
  }
}
