import { testConfig } from '@my-note/tooling/vitest';

// Isolated, every file would load the kit and Chakra again, which takes three times as long.
export default testConfig({ isolate: false, setupFiles: ['src/testing/setup.ts'] });
