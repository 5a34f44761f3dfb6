import { expect, it } from 'vitest';
import { internalPath } from './internal-path.ts';

it.each(['/', '/i/shared', '/küche/brot-2', '/a?b=c#d', '/a%20b'])('accepts the path %s', (href) => {
  expect(internalPath(href)).toBe(href);
});

it.each([
  null,
  '',
  'i/shared',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/..//evil.example',
  '/i/\\evil.example',
  ' /i/shared',
  'javascript:alert(1)',
  'JAVASCRIPT:/alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:/x',
])('rejects %j', (href) => {
  expect(internalPath(href)).toBeUndefined();
});
