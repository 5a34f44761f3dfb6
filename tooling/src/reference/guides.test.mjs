import { expect, test } from 'vitest';
import { guide } from './guides.mjs';
import { llms } from './llms.mjs';

const text = `# Toasts

Short messages, drawn
by [the host](../host.md): at most three. More words.

\`\`\`tsx
toast({ title: 'Hello' });
\`\`\`

\`\`\`sh
npm test
\`\`\`
`;

test('a guide has a title, a first sentence, and examples that can be compiled', () => {
  expect(guide('toasts.md', text)).toEqual({
    file: 'toasts.md',
    title: 'Toasts',
    words: 'Short messages, drawn by the host.',
    examples: ["toast({ title: 'Hello' });\n"],
  });
});

test('the file for coding agents leads to each guide and each page of the reference', () => {
  const file = llms(
    [guide('README.md', '# The kit\n\nFor those who write one.'), guide('toasts.md', text)],
    'docs',
  );
  expect(file).toMatch(/^# @my-note\/kit\n\n> /);
  expect(file).toContain('- [Toasts](docs/toasts.md): Short messages, drawn by the host.');
  expect(file).toContain('- [Queries and calls](docs/reference/data.md): `@my-note/kit/query`');
  expect(file).toContain('## Optional\n\n- [Overview](docs/README.md): For those who write one.');
});
