import { paths, type RuntimeConfig } from '@my-note/contract';

const PATIENCE_MS = 10_000;

/** Asks the service of this deployment whether it is there. */
export const reachService = (config: RuntimeConfig) => async (): Promise<boolean> => {
  const url = `${config.apiHost.replace(/\/$/, '')}${paths.health}`;
  try {
    const { ok } = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return ok;
  } catch {
    return false;
  }
};
