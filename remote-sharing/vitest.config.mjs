import { testConfig } from '@my-note/remote-build/vitest';

// Isolated, each test file would load the kit and Chakra again, which takes twice as long.
export default testConfig({ isolate: false });
