import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { latePart } from './late-part'

test('code that could not be loaded ahead is asked for again by the opening', async () => {
  const load = vi.fn<() => Promise<() => string>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => 'here')
  const { LatePart, ahead } = latePart(load)
  await expect(ahead()).resolves.toBe(false)
  render(<LatePart />)
  await screen.findByText('here')
  await expect(ahead()).resolves.toBe(true)
})
