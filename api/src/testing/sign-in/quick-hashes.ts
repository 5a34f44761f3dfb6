import { makeHashesQuick } from '@my-note/tooling/quick-hashes';
import { afterAll, beforeAll } from 'vitest';

/**
 * Hashes the passwords of a file's or a group's tests at a low cost: at the product's cost it takes most of their time.
 * Not for tests in which the time of a hash matters.
 */
export function useQuickHashes() {
  let restore: () => void;
  beforeAll(() => {
    restore = makeHashesQuick();
  });
  afterAll(() => restore());
}
