import { testConfig } from '@my-note/tooling/vitest';

// Of many files each would load the kit and Chakra anew: three times as long.
export default testConfig({ isolate: false });
