import { config } from '@my-note/remote-build/webpack';

export default (/** @type {object} */ env) =>
  config({ dir: import.meta.dirname, name: 'remote-diagrams', ...env });
