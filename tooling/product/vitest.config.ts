import { testConfig } from '@my-note/remote-build/vitest';
import { nodeVersions } from './src/testing/node-versions.ts';

console.log(`[package] on Node.js ${nodeVersions().join(', ')}`);

export default testConfig({ environment: 'node' });
