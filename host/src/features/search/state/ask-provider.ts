import type { Extension } from '@my-note/kit/federation';

type Provider = Extension<'search-provider'>;
export type ProvidedHit = Awaited<ReturnType<Provider['module']['search']>>[number];

const TIMEOUT_MS = 2_000;
const SHOWN = 5;

const isText = (value: unknown) => typeof value === 'string';

/** A hit may open a page of this site only. */
const isHit = ({ id, title, excerpt = '', to }: ProvidedHit) =>
  [id, title, excerpt, to].every(isText) && /^\/(?![/\\])/.test(to);

/** The first hits of a provider; none when it fails or takes too long. */
export async function askProvider(
  { module, report }: Provider,
  words: string,
  signal: AbortSignal,
): Promise<ProvidedHit[]> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const ended = new Promise<never>((_resolve, reject) => {
    end.addEventListener('abort', () => reject(end.reason), { once: true });
  });
  // Nobody waits for it when the search itself throws.
  ended.catch(() => undefined);
  try {
    return (await Promise.race([module.search(words, end), ended])).filter(isHit).slice(0, SHOWN);
  } catch (error) {
    signal.throwIfAborted();
    report(error);
    return [];
  }
}
