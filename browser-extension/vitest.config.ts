import { testConfig } from '@my-note/remote-build/vitest';

export default testConfig({ environment: 'happy-dom' });
