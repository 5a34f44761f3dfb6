import type { IntegrityStore } from './integrity-store.ts';

const TIMEOUT_MS = 5_000;

/** The script element of a remote's file with its hash; throws for a file without one. */
export function guardedScript(
  url: string,
  store: IntegrityStore,
): { script: HTMLScriptElement; timeout: number } {
  const record = store.find(url);
  if (!record) throw new Error(`${url} has no hash and is not run`);
  const script = document.createElement('script');
  script.src = store.retryUrl(url, record.scope);
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (record.integrity) script.integrity = record.integrity;
  return { script, timeout: TIMEOUT_MS };
}

/**
 * The element by which the runtime preloads an ES module, with the hash of the file: the browser keeps what the first
 * element has loaded. Undefined leaves other elements, and a developer's own copies, to the runtime.
 */
export function guardedModuleLink(
  url: string,
  rel: unknown,
  store: IntegrityStore,
): HTMLLinkElement | undefined {
  if (rel !== 'modulepreload') return undefined;
  const record = store.find(url);
  if (!record) throw new Error(`${url} has no hash and is not run`);
  if (!record.integrity) return undefined;
  return pinnedModuleLink(url, record.integrity);
}

export const pinnedModuleLink = (href: string, integrity: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href,
    integrity,
    crossOrigin: 'anonymous',
  });
