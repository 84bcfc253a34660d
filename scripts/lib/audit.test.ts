import { expect, it } from 'vitest'
import { vulnerablePackages } from './audit.ts'

it.each([
  ['{"vulnerabilities":{}}', []],
  ['{"vulnerabilities":{"dompurify":{"severity":"high"}}}', ['dompurify (high)']],
  ['{"message":"request to https://registry.example failed","error":{"summary":""}}', null],
  ['<html>', null],
  ['', null],
])('lists the packages of %j, or returns null without an answer §14.1i', (report, found) => {
  expect(vulnerablePackages(report)).toEqual(found)
})
