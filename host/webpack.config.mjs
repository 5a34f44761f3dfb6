import { config, frameConfig } from '@my-note/tooling/host-config';

const host = { dir: import.meta.dirname, name: 'host' };

/** A development build runs its modules by eval, which the policy of a frame forbids: it has no isolated remotes. */
export default (/** @type {{ mode?: 'production' | 'development' }} */ env) =>
  env.mode === 'production' ? [config({ ...host, ...env }), frameConfig(host)] : config({ ...host, ...env });
