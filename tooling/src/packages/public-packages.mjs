/**
 * How the code of a package gets into its tarball: `compiled` keeps each file of src as a JavaScript file, `bundled` puts
 * the workspace's own code into one file, `copied` ships JavaScript as it is.
 * @typedef {object} PublicPackage
 * @property {string} folder
 * @property {'compiled' | 'bundled' | 'copied'} code
 * @property {string[]} [copy] further folders
 * @property {Record<string, string>} [bin] commands of a bundled package, by their entry
 * @property {string[]} [inline] folders of public packages whose code a bundled package takes along
 * @property {string[]} [optional] dependencies that few users of the package need
 */

/** @type {PublicPackage[]} */
export const PUBLIC_PACKAGES = [
  { folder: 'contract', code: 'compiled' },
  { folder: 'shared-kit', code: 'compiled', optional: ['@testing-library/react', 'msw'] },
  {
    folder: 'tooling/remote-build',
    code: 'copied',
    optional: ['@module-federation/vite', '@rspack/core', 'css-loader', 'style-loader', 'vite'],
  },
  {
    folder: 'release',
    code: 'bundled',
    bin: { 'my-note-remote': 'src/command/outside.ts' },
    optional: ['@aws-sdk/client-s3'],
  },
  {
    folder: 'tooling/conformance',
    code: 'bundled',
    bin: { 'my-note-conformance': 'src/cli.ts' },
    inline: ['release'],
    optional: ['@aws-sdk/client-s3'],
  },
  { folder: 'tooling/create-remote', code: 'copied', copy: ['template'] },
];

/** What a remote in a repository of its own depends on; further packages come with these. */
export const NEEDED = {
  dependencies: ['@my-note/contract', '@my-note/kit', 'react', 'react-dom'],
  devDependencies: [
    '@biomejs/biome',
    '@my-note/conformance',
    '@my-note/release',
    '@my-note/remote-build',
    '@my-note/site',
    '@playwright/test',
    '@testing-library/dom',
    '@testing-library/react',
    '@types/react',
    '@types/react-dom',
    'happy-dom',
    'msw',
    'typescript',
    'vitest',
  ],
};

/** What a repository needs beside that for a bundler; webpack comes with `@my-note/remote-build`. */
export const NEEDED_BY_BUNDLER = {
  webpack: [],
  rspack: ['@rspack/core', 'css-loader', 'style-loader'],
  vite: ['@module-federation/vite', 'vite'],
};
