import { testConfig } from '@my-note/remote-build/vitest';

// Isolated, each test file would load Chakra again.
export default testConfig({ isolate: false });
