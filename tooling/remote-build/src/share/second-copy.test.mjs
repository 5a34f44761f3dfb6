import { expect, it } from 'vitest';
import { secondCopyOf } from './second-copy.mjs';

const store = '/app/node_modules/.pnpm';

it.each([
  [`${store}/react@19.3.1/node_modules/react/index.js`, 'react'],
  [`${store}/react-router@7.18.5_react@19.3.1/node_modules/react-router/dist/index.mjs`, 'react-router'],
  [
    `${store}/@tanstack+query-core@5/node_modules/@tanstack/query-core/build/index.js`,
    '@tanstack/query-core',
  ],
  [`${store}/@emotion+cache@11/node_modules/@emotion/cache/dist/index.js`, '@emotion/cache'],
  ['C:\\app\\node_modules\\react-dom\\client.js', 'react-dom'],
  ['/app/node_modules/@my-note/kit/dist/ui/index.js', '@my-note/kit'],
  ['/app/shared-kit/src/ui/index.tsx', '@my-note/kit'],
  ['/app/contract/src/notes.ts', '@my-note/contract'],
])('%s is a second copy of %s', (file, name) => {
  expect(secondCopyOf(file)).toBe(name);
});

it.each([
  `${store}/@tanstack+react-virtual@3_react@19.3.1/node_modules/@tanstack/react-virtual/dist/index.js`,
  `${store}/lucide-react@1.75.0_react@19.3.1/node_modules/lucide-react/dist/icon.js`,
  '/app/remote-notes/src/react/page.tsx',
  '/app/contract/src/search-text/normalize.ts',
  '/app/node_modules/@my-note/contract/dist/search-text/normalize.js',
])('%s is its own', (file) => {
  expect(secondCopyOf(file)).toBeUndefined();
});
