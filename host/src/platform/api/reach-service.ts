import { paths, type RuntimeConfig } from '@my-note/contract';

const TIMEOUT_MS = 10_000;

/** Whether the service of this deployment responds to a health check. */
export const reachService = (config: RuntimeConfig) => async (): Promise<boolean> => {
  const url = `${config.apiHost.replace(/\/$/, '')}${paths.health}`;
  try {
    const { ok } = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return ok;
  } catch {
    return false;
  }
};
