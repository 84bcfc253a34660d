import { nameForPeople } from './name-for-people'
import { Chips, Note, Section } from './page-parts'
import { partsOf, screensOf, textsOf, tokensOf, usersOf } from './source'
import { entryOfFile, storyFileOf, useStoryIndex } from './story-index'
import { StoryLink } from './StoryLink'
import { TextTable } from './TextTable'

/** What the sources say about a component: screens that show it, neighbours in the import graph, texts, tokens. */
export function ComponentFacts({ file }: { file: string }) {
  const texts = textsOf(file)
  const tokens = tokensOf(file)
  return (
    <>
      <Section id="used-in" title="Used in">
        <FileLinks title="Screens" files={screensOf(file)} none="No screen shows it." />
        <FileLinks title="Components" files={usersOf(file)} />
        <FileLinks title="Built from" files={partsOf(file)} />
      </Section>
      {texts.length > 0 && (
        <Section id="texts" title="Texts">
          <TextTable ids={texts} />
        </Section>
      )}
      {tokens.length > 0 && (
        <Section id="tokens" title="Tokens">
          <Chips>
            {tokens.map((token) => (
              <li key={token}>
                <code>{token}</code>
              </li>
            ))}
          </Chips>
        </Section>
      )}
    </>
  )
}

type FileLinksProps = { title: string; files: readonly string[]; none?: string }

/** Source files by name, as links to their docs pages where they have one. */
export function FileLinks({ title, files, none }: FileLinksProps) {
  const index = useStoryIndex()
  if (files.length === 0) return none ? <Note>{none}</Note> : null
  return (
    <>
      <h3>{title}</h3>
      <Chips>
        {files.map((file) => {
          const entry = entryOfFile(index, storyFileOf(file))
          const name = nameForPeople(file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, ''))
          return (
            <li key={file} title={file}>
              {entry ? (
                <StoryLink id={entry.id} view={entry.type}>
                  {name}
                </StoryLink>
              ) : (
                name
              )}
            </li>
          )
        })}
      </Chips>
    </>
  )
}
