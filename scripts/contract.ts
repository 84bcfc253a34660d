import { runOneOf } from './lib/command.ts'

await runOneOf('npm run contract', {
  docs: ['writes it as a site, with a Postman collection', () => import('./contract/docs.ts')],
  diff: ['what a new version changes', () => import('./contract/diff.ts')],
  verify: ['which rules of it a host keeps', () => import('./contract/verify.ts')],
  coverage: ['which answers the last tests met', () => import('./contract/coverage.ts')],
})
