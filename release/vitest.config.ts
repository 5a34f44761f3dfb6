import { testConfig } from '@my-note/tooling/vitest';

export default testConfig({ environment: 'node' });
