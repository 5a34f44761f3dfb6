import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { kitUsage } from './kit-usage.mjs';

it('lists what sources import, types too, and not what tests do', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'my-note-usage-'));
  mkdirSync(path.join(dir, 'src/testing'), { recursive: true });
  /** @type {(file: string, text: string) => void} */
  const put = (file, text) => writeFileSync(path.join(dir, 'src', file), text);
  put(
    'page.tsx',
    `import type { Note } from '@my-note/contract';
import {
  Box,
  type ButtonProps,
  Text as Words,
} from '@my-note/kit/ui';
import { useState } from 'react';
export { Link } from "@my-note/kit/router";
// import { Nothing } from '@my-note/kit/ui';
const later = () => import('@my-note/kit/markdown');
`,
  );
  put('all.ts', "import * as items from '@my-note/kit/items';\nimport { Box } from '@my-note/kit/ui';\n");
  put('page.test.tsx', "import { testNote } from '@my-note/kit/testing';\n");
  put('testing/service.ts', "import { standInService } from '@my-note/kit/testing';\n");
  expect(kitUsage(dir)).toEqual({
    '@my-note/contract': ['Note'],
    '@my-note/kit/items': ['*'],
    '@my-note/kit/markdown': ['*'],
    '@my-note/kit/router': ['Link'],
    '@my-note/kit/ui': ['Box', 'ButtonProps', 'Text'],
  });
  rmSync(dir, { recursive: true });
});
