import { expect, test } from 'vitest'
import { folderProblem } from './command.ts'

test.each(['/home/lan/a#b', '/home/lan/100%', 'C:\\shop?', '/tmp/a%20b/shop'])(
  'a script refuses to start in %s, before it changes a file',
  (path) => {
    expect(folderProblem(path)).toContain(path)
  },
)

test.each(['/home/lan/cửa hàng (1) [x] + é', 'C:\\Users\\Lan\\shop'])(
  'a script starts in %s',
  (path) => {
    expect(folderProblem(path)).toBeNull()
  },
)
