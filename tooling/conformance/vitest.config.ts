import { testConfig } from '@my-note/remote-build/vitest';

/** Tests that start a browser. */
const slow = ['src/broken-pages.test.ts', 'src/good-pages.test.ts'];

export default testConfig({
  environment: 'node',
  exclude: process.env.FULL ? [] : slow,
});
