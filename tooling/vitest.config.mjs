import { testConfig } from './src/vitest-config.mjs';

export default testConfig({ environment: 'node' });
