import { config } from '@my-note/tooling/host-config';

export default (/** @type {object} */ env) =>
  config({ dir: import.meta.dirname, name: 'tooling/dev-shell', ...env });
