// https://llmstxt.org: what a coding agent reads first, in the package and in the documents.
import { GROUPS } from './groups.mjs';

/**
 * @param {import('./guides.mjs').Guide[]} guides
 * @param {string} folder of the guides, as seen from the file
 */
export function llms(guides, folder) {
  const readme = guides.find(({ file }) => file === 'README.md');
  return `${[
    '# @my-note/kit',
    `> What the host of the notes product "My Note" gives a remote at run time: one query client, one API client, one session,
> one design system. A remote is a federated part of the product, written in any repository and published by itself.`,
    RULES,
    `## Guides\n\n${guides
      .filter((one) => one !== readme)
      .map(({ file, title, words }) => `- [${title}](${folder}/${file}): ${words}`)
      .join('\n')}`,
    `## Reference\n\nEvery export with its type; what remotes use has an example that compiles.\n\n${Object.entries(
      GROUPS,
    )
      .map(
        ([file, { title, entries }]) => `- [${title}](${folder}/reference/${file}.md): ${entriesOf(entries)}`,
      )
      .join('\n')}`,
    `## Optional\n\n- [Overview](${folder}/README.md): ${readme?.words ?? ''}`,
  ].join('\n\n')}\n`;
}

/** @param {string[]} entries */
const entriesOf = (entries) =>
  entries
    .map((entry) => (entry === 'contract' ? '`@my-note/contract`' : `\`@my-note/kit/${entry}\``))
    .join(', ');

const RULES = `Rules that builds and lint enforce:

- Import React Router, TanStack Query, and Chakra UI from the kit (\`/router\`, \`/query\`, \`/ui\`, \`/overlays\`), never directly. zod is
  refused; a schema of your own comes from any library that follows Standard Schema.
- Each file in \`src/exposes\` is a module; \`myNote.pages\` in package.json makes pages of them, below \`/i/<remote>\`. A page
  exports \`Component\`, and optionally \`prefetch\` and \`ErrorBoundary\`.
- No default exports, no \`any\`. Texts that people read are in \`texts.ts\`, short and in sentence case.
- Strings never become HTML (Trusted Types), and the page fetches from the site's own origin only.
- Colors are tokens (\`fg.muted\`, \`bg.panel\`); both themes follow.`;
