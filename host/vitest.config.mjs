import { testConfig } from '@my-note/remote-build/vitest';
import { declaredRemotes } from '@my-note/tooling/paths';
import { mergeConfig } from 'vitest/config';

// Isolated, every file would load the kit and Chakra again, which takes three times as long.
export default mergeConfig(testConfig({ isolate: false, setupFiles: ['src/testing/setup.ts'] }), {
  define: { DECLARED_REMOTES: JSON.stringify(declaredRemotes()) },
});
