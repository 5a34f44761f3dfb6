import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../workspace/command.mjs';
import { packageOf, root } from '../workspace/paths.mjs';
import { emitTypes, TYPES_FOLDER, typesOf } from './emit-types.mjs';

/** What the types of a package name from outside of it; an application has them by its own dependencies. */
const LIBRARIES = {
  contract: ['marked', 'zod'],
  'shared-kit': [
    ...['@chakra-ui/charts', '@chakra-ui/react', '@emotion/cache', '@hookform/resolvers', '@types/react'],
    ...['@tanstack/react-query', '@testing-library/react', 'dompurify', 'highlight.js', 'lucide-react'],
    ...['react-hook-form', 'react-router-dom', 'zustand'],
  ],
};

/** A folder outside of the workspace. */
const dir = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'types-'));
const installed = path.join(dir, 'node_modules');

beforeAll(async () => {
  for (const [folder, libraries] of Object.entries(LIBRARIES)) {
    await emitTypes(folder);
    for (const library of libraries) {
      mkdirSync(path.dirname(path.join(installed, library)), { recursive: true });
      symlinkSync(
        realpathSync(path.join(root, folder, 'node_modules', library)),
        path.join(installed, library),
      );
    }
    const { name, version, exports = {} } = packageOf(path.join(root, folder));
    cpSync(path.join(root, folder, TYPES_FOLDER), path.join(installed, name, TYPES_FOLDER), {
      recursive: true,
    });
    const types = Object.fromEntries(
      Object.entries(exports).map(([entry, source]) => [entry, typesOf(source)]),
    );
    writeFileSync(
      path.join(installed, name, 'package.json'),
      JSON.stringify({ name, version, exports: types }),
    );
  }
});
afterAll(() => rmSync(dir, { recursive: true }));

const page = `import type { Note } from '@my-note/contract';
import { useQuery } from '@my-note/kit/query';
import { noteQueries } from '@my-note/kit/queries';
import { Text } from '@my-note/kit/ui';
import { Dialog } from '@my-note/kit/overlays';
export function Page() {
  const { data } = useQuery(noteQueries.bySlug('plan'));
  const note: Note | undefined = data;
  return <Dialog.Root open><Text color="fg.muted">{note?.title}</Text></Dialog.Root>;
}`;

const everyEntry = Object.keys(LIBRARIES).flatMap((folder) => {
  const { name, exports = {} } = packageOf(path.join(root, folder));
  // A pattern stands for one folder for each language.
  return Object.keys(exports).map((entry) => `import '${name}${entry.slice(1).replace('*', 'de')}';`);
});

test('every entry resolves outside of the workspace, and no type has become any', async () => {
  const files = {
    'entries.ts': everyEntry.join('\n'),
    'page.tsx': page,
    // Two mistakes that TypeScript only sees when it knows the types.
    'wrong.tsx': page.replace('?.title', '?.heading').replace('Root open>', 'Root open="no">'),
  };
  for (const [file, source] of Object.entries(files)) writeFileSync(path.join(dir, file), source);
  const { output } = await run(
    path.join(root, 'shared-kit/node_modules/.bin/tsc'),
    ['--ignoreConfig', '--strict', '--noEmit', '--jsx', 'react-jsx', '--target', 'es2022']
      .concat('--module', 'esnext', '--moduleResolution', 'bundler')
      .concat(Object.keys(files)),
    { cwd: dir },
  );
  const errors = output
    .split('\n')
    .filter((line) => /^(entries|page|wrong)|node_modules\/@my-note/.test(line));
  expect(errors.map((line) => line.replace(/\(.*error (TS\d+).*/, ' $1')).sort()).toEqual([
    'wrong.tsx TS2339',
    'wrong.tsx TS2769',
  ]);
}, 120_000);
