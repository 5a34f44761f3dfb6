import { testConfig } from '@my-note/remote-build/vitest';

/** Compiles the packages for other repositories. */
const slow = ['src/packages/emit-types.test.mjs'];

export default testConfig({ environment: 'node', exclude: process.env.FULL ? [] : slow });
