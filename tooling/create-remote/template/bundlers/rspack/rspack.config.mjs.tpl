import { config } from '@my-note/remote-build/rspack';

export default (/** @type {object} */ env) => config({ dir: import.meta.dirname, ...env });
