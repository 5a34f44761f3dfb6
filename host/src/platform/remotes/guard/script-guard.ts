import type { IntegrityStore } from './integrity-store.ts';

const TIMEOUT_MS = 5_000;

/** The script element of a remote's file: with its hash, or not at all. */
export function guardedScript(
  url: string,
  pins: IntegrityStore,
): { script: HTMLScriptElement; timeout: number } {
  const pin = pins.find(url);
  // A page's chunk without a hash is left to the remote's own loader, which knows the hash.
  if (!pin) throw new Error(`${url} has no hash and is not run`);
  const script = document.createElement('script');
  script.src = pins.retryUrl(url, pin.scope);
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (pin.integrity) script.integrity = pin.integrity;
  return { script, timeout: TIMEOUT_MS };
}
