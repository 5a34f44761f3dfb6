import { testConfig } from '@my-note/tooling/vitest';

export default testConfig({ setupFiles: ['src/testing/end-of-timers.ts'] });
