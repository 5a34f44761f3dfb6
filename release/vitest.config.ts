import { testConfig } from '@my-note/remote-build/vitest';

/** Tests that start a browser, run many processes at once, or kill them. */
const slow = [
  'src/checks/mount/**',
  'src/network/publish-to-site.test.ts',
  'src/publish/{concurrent-publishes,killed-publish}.test.ts',
];

export default testConfig({
  environment: 'node',
  exclude: process.env.FULL ? [] : slow,
});
