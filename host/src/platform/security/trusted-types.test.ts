import { expect, test } from 'vitest';
import { allowRemoteOrigin, allowScriptOrigin } from './allowed-origins.ts';
import { rules } from './trusted-types.ts';

const { createHTML, createScriptURL } = rules;

test('allows scripts of this site and of configured origins', () => {
  const foreign = ['https://remotes.example/entry.js', 'https://sdk.example/api.js'];
  for (const address of foreign) expect(createScriptURL(address)).toBeNull();
  allowRemoteOrigin('https://remotes.example');
  allowScriptOrigin('https://sdk.example');
  for (const address of [...foreign, '/sw.js', `${location.origin}/assets/main.js`])
    expect(createScriptURL(address)).toBe(address);
  for (const address of [
    'https://remotes.example.org/entry.js',
    'https://remotes.example:8443/entry.js',
    '//elsewhere.example/x.js',
    'data:text/javascript,1',
    `blob:${location.origin}/0-0`,
    'javascript:1',
    'https://[',
  ])
    expect(createScriptURL(address), address).toBeNull();
});

test('refuses markup except for DOMParser, and allows text without markup', () => {
  const picture = '<img src=x onerror=alert(1)>';
  expect(createHTML(picture, 'TrustedHTML', 'Element innerHTML')).toBeNull();
  expect(() => createHTML(picture)).toThrow('no HTML');
  expect(createHTML(picture, 'TrustedHTML', 'DOMParser parseFromString')).toBe(picture);
  expect(createHTML('', 'TrustedHTML', 'Element innerHTML')).toBe('');
  expect(createHTML('p { color: red }', 'TrustedHTML', 'Element innerHTML')).toBe('p { color: red }');
});
