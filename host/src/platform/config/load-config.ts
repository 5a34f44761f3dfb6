import { type RuntimeConfig, runtimeConfigSchema } from '@my-note/contract';
import { readPageData } from '../page-data.ts';

const TIMEOUT_MS = 8_000;

let loaded: Promise<RuntimeConfig> | undefined;

/** The runtime configuration: of the page, or else of its file. It is read once; what failed is read again. */
export function loadConfig(): Promise<RuntimeConfig> {
  loaded ??= readConfig().catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function readConfig(): Promise<RuntimeConfig> {
  const { config } = readPageData();
  if (config !== undefined) return runtimeConfigSchema.parse(config);
  // Mode and credentials match the preload in index.html, or the file would be fetched twice.
  const response = await fetch('/config.json', {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`config.json responded ${response.status}`);
  return runtimeConfigSchema.parse(await response.json());
}
