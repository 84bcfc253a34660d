import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defer } from './late'

test('code that could not be loaded ahead is requested again when the component opens', async () => {
  const load = vi.fn<() => Promise<() => string>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => 'here')
  const Part = defer(load)
  await expect(Part.ahead()).resolves.toBe(false)
  render(<Part />)
  await screen.findByText('here')
  await expect(Part.ahead()).resolves.toBe(true)
})

test('with data saver, a pointer over the control loads no code §1.5e', () => {
  const load = vi.fn<() => Promise<() => string>>().mockResolvedValue(() => 'here')
  const { onPointerEnter } = defer(load).onInterest
  Object.assign(navigator, { connection: { saveData: true } })
  onPointerEnter()
  expect(load).not.toHaveBeenCalled()
  Object.assign(navigator, { connection: {} })
  onPointerEnter()
  expect(load).toHaveBeenCalledOnce()
})
