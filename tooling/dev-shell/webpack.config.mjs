import { config } from '@my-note/tooling/webpack';

export default (env) => config({ dir: import.meta.dirname, name: 'tooling/dev-shell', ...env });
