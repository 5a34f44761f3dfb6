import { type RuntimeConfig, runtimeConfigSchema } from '@my-note/contract';

const TIMEOUT_MS = 8_000;

/** Loads the runtime configuration. */
export async function loadConfig(): Promise<RuntimeConfig> {
  // Mode and credentials match the preload in index.html, or the file would be fetched twice.
  const response = await fetch('/config.json', {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`config.json responded ${response.status}`);
  return runtimeConfigSchema.parse(await response.json());
}
