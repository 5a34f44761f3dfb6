import { testConfig } from '@my-note/tooling/vitest';

export default testConfig({ setupFiles: ['src/testing/clear-timers.ts'] });
