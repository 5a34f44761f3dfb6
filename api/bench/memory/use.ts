import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { noteEnvelopeSchema, paths } from '@my-note/contract';
import { jobSchema } from '@my-note/contract/jobs';
import { listPaths } from '@my-note/contract/list-parts';
import { ZipFile } from 'yazl';
import { api, call, type Person, type Site } from './people.ts';

type Use = (site: Site, person: Person, n: number) => Promise<unknown>;

const STREAM_MS = 30_000;
const IMPORTED = 20;
const pick = <T>(list: T[], n: number) => list[(n * 7_919) % list.length] as T;
const textOf = (n: number) => `${randomBytes(300).toString('hex')} ${`text ${n} `.repeat(150)}`;

async function save(site: Site, { token, ids }: Person, n: number) {
  await call(site, token, api(paths.note(pick(ids, n))), { method: 'PUT', body: { content: textOf(n) } });
}

async function readList(site: Site, person: Person) {
  const known = person.etag ? { 'if-none-match': person.etag } : undefined;
  const { headers } = await call(site, person.token, api(paths.notes), known ? { headers: known } : {});
  person.etag = headers.get('etag') ?? '';
}

async function readParts(site: Site, person: Person) {
  for (let after: string | null = ''; after !== null; ) {
    const part = await call(site, person.token, api(`${listPaths.parts}${after && `?after=${after}`}`));
    const { next, revision } = part.json();
    after = next;
    person.revision = revision;
  }
}

async function readChanges(site: Site, person: Person) {
  const where = `${listPaths.changes}?since=${person.revision}&orderVersion=0`;
  person.revision = (await call(site, person.token, api(where))).json().revision;
}

const lastDraft = new WeakMap<Person, Promise<void>>();

/** A draft of somebody after the one before: two at the same time would get the same empty draft. */
function draft(site: Site, person: Person, n: number) {
  const before = lastDraft.get(person)?.catch(() => undefined);
  const drafted = Promise.resolve(before).then(() => writeDraft(site, person, n));
  lastDraft.set(person, drafted);
  return drafted;
}

/** A draft that is written and trashed. */
async function writeDraft(site: Site, { token }: Person, n: number) {
  const made = (await call(site, token, api(paths.draft), { method: 'POST', body: {} })).json();
  const { _id } = noteEnvelopeSchema.parse(made).data;
  const body = { title: `Draft ${n}`, content: textOf(n) };
  await call(site, token, api(paths.note(_id)), { method: 'PUT', body });
  await call(site, token, api(paths.softDelete(_id)), { method: 'DELETE' });
}

/** An open page, which is closed after a while. */
async function listen({ origin }: Site, { token }: Person) {
  const request = http.get(`${origin}${api(paths.notificationStream)}`, {
    agent: false,
    headers: { authorization: `Bearer ${token}` },
  });
  await new Promise<void>((resolve, reject) => {
    request.on('error', reject).on('response', (response) => {
      response.on('error', () => undefined).resume();
      if (response.statusCode === 200) resolve();
      else reject(new Error(`The stream's response is ${response.statusCode}`));
    });
  });
  setTimeout(() => request.destroy(), STREAM_MS).unref();
}

/** Emptying the trash afterwards keeps the number of notes as it is. */
async function importSome(site: Site, { token }: Person, n: number) {
  const zip = new ZipFile();
  for (let at = 0; at < IMPORTED; at += 1)
    zip.addBuffer(Buffer.from(textOf(at)), `import-${n}/note-${at}.md`);
  zip.end();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await buffer(zip.outputStream))]), 'notes.zip');
  let job = jobSchema.parse(
    (await call(site, token, api(paths.import), { method: 'POST', body: form })).json(),
  );
  while (job.status === 'queued' || job.status === 'running') {
    await wait(200);
    job = jobSchema.parse((await call(site, token, api(paths.job(job._id)))).json());
  }
  if (job.status !== 'done') throw new Error(`The import is ${job.status}: ${job.error}`);
  await call(site, token, api(paths.undoJob(job._id)), { method: 'POST' });
  await call(site, token, api(`${paths.notes}?filters[deleted]=true`), { method: 'DELETE' });
}

const readShared: Use = async (site, _person, n) => {
  const { api: data, page } = pick(site.shared, n);
  await call(site, undefined, data);
  await call(site, undefined, page, { headers: { accept: 'text/html' } });
};
/** Reads what a path says, for the one who asks. */
const get =
  (path: (person: Person, n: number) => string): Use =>
  (site, person, n) =>
    call(site, person.token, api(path(person, n)));

const bySlug = get(({ slugs }, n) => `${paths.noteBySlug}?slug=${encodeURIComponent(pick(slugs, n))}`);
const search = get(({ words }, n) => `${paths.contentSearch}?q=${encodeURIComponent(pick(words, n))}`);
const readTree = get(({ slugs }, n) => `${listPaths.tree}?slug=${encodeURIComponent(pick(slugs, n))}`);
const unread = get(() => paths.unreadCount);
const wholeList = get(() => paths.notes);
const exportAll = get(() => paths.export);

/** What happens in two seconds, in this mixture; some of it is several calls. */
export const EACH_TWO_SECONDS: Record<string, { times: number; use: Use }> = {
  'a note by its slug': { times: 12, use: bySlug },
  'the list, if it has changed': { times: 6, use: readList },
  'the whole list': { times: 1, use: wholeList },
  'the list in parts': { times: 1, use: readParts },
  'changes of the list': { times: 3, use: readChanges },
  'the beginning of the tree': { times: 2, use: readTree },
  'a search in texts': { times: 3, use: search },
  'a save': { times: 6, use: save },
  'a draft that is trashed': { times: 1, use: draft },
  'a shared note and its page': { times: 1, use: readShared },
  'a live stream': { times: 1, use: listen },
  'unread notifications': { times: 1, use: unread },
};

/** What each of the people does once in five minutes. */
export const EACH_FIVE_MINUTES: Record<string, Use> = {
  'an export': exportAll,
  'an import, and its undoing': importSome,
};
