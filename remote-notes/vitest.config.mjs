import { testConfig } from '@my-note/remote-build/vitest';

/** Tests that read hundreds of files, or one text in every piece. */
const slow = [
  'src/editor/markdown/{corpus,third-party-files}.test.ts',
  'src/editor/markdown/read/parse-pieces.test.ts',
];

// Isolated, each test file would load the editor and Chakra again, which takes twice as long.
export default testConfig({
  isolate: false,
  setupFiles: ['src/testing/clear-timers.ts'],
  exclude: process.env.FULL ? [] : slow,
});
