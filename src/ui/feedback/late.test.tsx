import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { late } from './late'

test('code that could not be loaded ahead is asked for again by the opening', async () => {
  const load = vi.fn<() => Promise<() => string>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => 'here')
  const Part = late(load)
  await expect(Part.ahead()).resolves.toBe(false)
  render(<Part />)
  await screen.findByText('here')
  await expect(Part.ahead()).resolves.toBe(true)
})
