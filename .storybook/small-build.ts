import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

const inPictures = /artwork\/manifest\.ts$/
const managerFiles = ['sb-manager/globals-runtime.js', 'sb-manager/runtime.js']

/** True for the pictures that the built Storybook has: of a product's three widths the middle one. */
export const isKept = (file: string): boolean => !/-(360|1440)\.avif$/.test(file)

/** Makes the built Storybook smaller, by a third: pictures in one width, and minified what Storybook ships with its whitespace. */
export function smallBuild(): Plugin {
  let folder = ''
  return {
    name: 'shop:small-build',
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir
    },
    transform: {
      filter: { id: inPictures },
      handler: (code) => code.replaceAll('widths=360,720,1440', 'widths=720'),
    },
    closeBundle() {
      for (const file of managerFiles) {
        const path = join(folder, file)
        writeFileSync(path, minifySync(file, readFileSync(path, 'utf8'), { module: true }).code)
      }
      const manifest = join(folder, 'manifests/components.json')
      writeFileSync(manifest, JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8'))))
      // The same once more, for eyes: each component's page in Storybook says it better.
      rmSync(join(folder, 'manifests/components.html'), { force: true })
    },
  }
}
