import { testConfig } from './src/vitest.mjs';

export default testConfig({ environment: 'node' });
