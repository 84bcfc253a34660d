import { readDocument } from './contract/document.ts'
import { gapsOf } from './contract/gaps.ts'

/** Fails when openapi.yaml leaves a description or an example out. */
const gaps = gapsOf(readDocument('openapi.yaml'))
if (gaps.length > 0) {
  console.error(`openapi.yaml leaves out:\n  ${gaps.join('\n  ')}`)
  process.exit(1)
}
console.log('openapi.yaml describes everything and has its examples')
