import { integrityStore } from '../guard/integrity-store.ts';
import { RemoteError, type RemoteErrorKind } from '../model/errors.ts';
import { statusOf } from '../model/file-status.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// The federation runtime turns errors into text, so kinds are recognized by text.
const KINDS_BY_TEXT: readonly [RegExp, RemoteErrorKind][] = [
  [/has no hash/, 'integrity'],
  [/does not satisfy the requirement|shared singleton module|RUNTIME-012\b/i, 'shared-version'],
  [/timed out|timeout/i, 'timeout'],
  [/ScriptExecutionError|RUNTIME-001\b/, 'evaluation'],
  [/ScriptNetworkError|Failed to fetch|NetworkError|Load failed|RUNTIME-003\b|RUNTIME-008\b/i, 'network'],
];

const requestOf = (error: Error): string | undefined =>
  'request' in error && typeof error.request === 'string' ? error.request : undefined;

/** Whether a chunk of the host failed, on which the remote depends, and not a file of the remote. */
export const failedOutside = ({ cause }: RemoteError, manifestUrl: string): boolean => {
  const url = cause instanceof Error ? requestOf(cause) : undefined;
  const folder = new URL('.', new URL(manifestUrl, location.origin)).href;
  return url !== undefined && !new URL(url, location.origin).href.startsWith(folder);
};

/**
 * Whether a file differs from the published one. If a second request gets the right file, the connection had failed.
 * Files without a hash are the host's own.
 */
async function isTampered(url: string): Promise<boolean> {
  const { integrity } = integrityStore.find(url.replace(/\?r=\d+$/, '')) ?? {};
  if (!integrity) return false;
  try {
    const signal = AbortSignal.timeout(2_000);
    await (await fetch(url, { cache: 'no-store', integrity, signal })).arrayBuffer();
    return false;
  } catch {
    return true;
  }
}

/** The browser reports a missing file and a wrong hash alike; a second request distinguishes them. */
async function missingOrTampered(url: string, message: string, options: ErrorOptions): Promise<RemoteError> {
  const status = await statusOf(url);
  return status >= 200 && status < 300 && (await isTampered(url))
    ? new RemoteError('integrity', message, options)
    : new RemoteError('network', message, { ...options, missing: status === 404 });
}

/** Classifies the error of a failed load. */
export async function classify(error: unknown, entryUrl: string): Promise<RemoteError> {
  if (error instanceof RemoteError) return error;
  const message = messageOf(error);
  const options = { cause: error };
  if (error instanceof Error && error.name === 'ChunkLoadError') {
    if (/timeout/i.test(message)) return new RemoteError('timeout', message, options);
    const url = requestOf(error);
    return url ? missingOrTampered(url, message, options) : new RemoteError('network', message, options);
  }
  const kind = KINDS_BY_TEXT.find(([pattern]) => pattern.test(message))?.[1] ?? 'evaluation';
  return kind === 'network' && message.includes('ScriptNetworkError')
    ? missingOrTampered(entryUrl, message, options)
    : new RemoteError(kind, message, { ...options, permanent: kind === 'integrity' });
}

/**
 * Why a manifest could not be read.
 * @param status of the response; 0 when there was none
 */
export async function manifestError(url: string, status: number, cause?: unknown): Promise<RemoteError> {
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new RemoteError('timeout', `${url} did not respond in time`, { cause });
  if (cause instanceof SyntaxError)
    return new RemoteError('integrity', `${url} is not a manifest`, { cause });
  return status === 0
    ? missingOrTampered(url, `${url} could not be read`, { cause })
    : new RemoteError('network', `${url} responded with ${status}`, { cause, missing: status === 404 });
}
