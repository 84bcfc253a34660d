import { groupThousands } from './thousands'

/** A price as spec §9 prints it in both languages: `250.000VND`. Takes whole VND; never breaks over two lines. */
export function formatVnd(amount: number): string {
  return `${groupThousands(amount, '.')}VND`
}
