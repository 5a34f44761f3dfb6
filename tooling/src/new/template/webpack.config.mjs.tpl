import { config } from '@my-note/tooling/webpack';

export default (/** @type {object} */ env) => config({ dir: import.meta.dirname, name: 'remote-__name__', ...env });
