import { RemoteError, type RemoteErrorKind } from './errors.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// The federation runtime flattens what it caught into text, so text is all there is to go by.
const KINDS_BY_TEXT: readonly [RegExp, RemoteErrorKind][] = [
  [/does not satisfy the requirement|shared singleton module/i, 'shared-version'],
  [/timed out|timeout/i, 'timeout'],
  [/ScriptExecutionError|RUNTIME-001\b/, 'evaluation'],
  [/ScriptNetworkError|Failed to fetch|NetworkError|Load failed|RUNTIME-003\b|RUNTIME-008\b/i, 'network'],
];

const requestOf = (error: Error): string | undefined =>
  'request' in error && typeof error.request === 'string' ? error.request : undefined;

async function isReachable(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(2_000) });
    return ok;
  } catch {
    return false;
  }
}

/** A browser says the same for a file that is away and one whose hash is wrong; asking plainly tells which. */
export const missingOrTampered = async (url: string): Promise<'integrity' | 'network'> =>
  (await isReachable(url)) ? 'integrity' : 'network';

async function kindOf(error: unknown, entryUrl: string): Promise<RemoteErrorKind> {
  const message = messageOf(error);
  if (error instanceof Error && error.name === 'ChunkLoadError') {
    if (/timeout/i.test(message)) return 'timeout';
    const url = requestOf(error);
    return url ? missingOrTampered(url) : 'network';
  }
  const kind = KINDS_BY_TEXT.find(([pattern]) => pattern.test(message))?.[1] ?? 'evaluation';
  return kind === 'network' && message.includes('ScriptNetworkError') ? missingOrTampered(entryUrl) : kind;
}

/** The error of a failed load, told apart. */
export async function classify(error: unknown, entryUrl: string): Promise<RemoteError> {
  if (error instanceof RemoteError) return error;
  return new RemoteError(await kindOf(error, entryUrl), messageOf(error), { cause: error });
}
