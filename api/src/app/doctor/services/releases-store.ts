import { existsSync } from 'node:fs';
import { openStore, readRegistry } from '@my-note/release/guard';
import { readSiteKey, signatureProblem } from '@my-note/release/registry-signature';
import { type Finding, findingsOf, wordsOf } from '../finding.ts';

/** Writes a file beside the site that remotes are published to, on the condition that it is new, and removes it. */
export async function checkStore(place: string): Promise<Finding> {
  const { ok, warning, failed } = findingsOf('releases');
  // A look at it would make it.
  if (!place.startsWith('s3:') && !existsSync(place)) return ok(`${place} is made by the first start`);
  const key = `doctor-${crypto.randomUUID()}`;
  try {
    const store = await openStore(place);
    const { journal, obstacle } = store;
    const { content } = await readRegistry(store);
    const siteKey = readSiteKey();
    const unsigned = content && signatureProblem(content, siteKey);
    const todo = siteKey
      ? 'Look at what is live, and if it is as it should be: my-note remote sign'
      : 'Set it to the file of the key';
    if (unsigned) return failed(`${unsigned}. ${todo}`);
    const reason = await obstacle();
    if (reason !== undefined)
      return warning(
        `${place} can only be read (${reason}), so nothing can be published. Let this account write to it, or set REMOTE_STORE`,
      );
    const isNew = await journal.swap(key, 'first', undefined);
    const isTakenTwice = await journal.swap(key, 'second', undefined);
    await journal.remove([key]);
    if (isNew && !isTakenTwice) return ok(`Remotes can be published to ${place}`);
    return failed(
      `${place} takes a file twice that may be written once: two publishes at a time would overwrite one another. Use a service with conditional writes`,
    );
  } catch (error) {
    return failed(`${place} cannot be used (${wordsOf(error)}). Check REMOTE_STORE, SITE_DIR, and AWS_*`);
  }
}
