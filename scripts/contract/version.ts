/** The part of a contract that holds its version number. */
type Versioned = { info: { version: string } }

const partsOf = ({ info }: Versioned) => info.version.split('.').map(Number)

/**
 * Returns what is wrong with the version of a changed contract, or null. A change that breaks a host or a
 * client needs a new major version. Any other change needs a new minor or patch version. `changes` is the
 * text of contract/changes.md, and must have a line for the version.
 */
export function versionFault(
  before: Versioned,
  after: Versioned,
  { isBreaking, changes }: { isBreaking: boolean; changes: string },
): string | null {
  const [old, now] = [before.info.version, after.info.version]
  if (JSON.stringify(before) === JSON.stringify(after)) return null
  const [oldMajor = 0, oldMinor = 0, oldPatch = 0] = partsOf(before)
  const [major = 0, minor = 0, patch = 0] = partsOf(after)
  const isHigher =
    major > oldMajor ||
    (!isBreaking &&
      major === oldMajor &&
      (minor > oldMinor || (minor === oldMinor && patch > oldPatch)))
  if (!isHigher)
    return isBreaking
      ? `This breaks hosts or clients of ${old}: info.version must be ${oldMajor + 1}.0.0`
      : `The contract changed and its version did not: info.version must be above ${old}`
  return changes.includes(`\n- **${now}**`) ? null : `contract/changes.md needs a line for ${now}`
}
