import { texts } from '../texts.ts';
import { Refusal, type Settings } from './settings.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

export interface NewNote {
  title: string;
  content: string;
  category?: string;
  tags: string[];
}

const textOf = (value: unknown, key: string): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return typeof found === 'string' ? found : undefined;
};

/** Calls of the person's My Note; a failure is a Refusal in words. */
export function createClient({ site, token }: Settings) {
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const response = await fetch(`${site}/api${path}`, { ...init, headers, credentials: 'omit' }).catch(
      () => {
        throw new Refusal(texts.unreachable(site));
      },
    );
    if (response.ok) return response;
    if (response.status === 401) throw new Refusal(texts.tokenRefused);
    const body: unknown = await response.json().catch(() => undefined);
    throw new Refusal(textOf(body, 'message') ?? texts.refused(response.status));
  }

  async function readJson(response: Response): Promise<unknown> {
    return response.json().catch(() => {
      throw new Refusal(texts.notOurs(site));
    });
  }

  return {
    /** Paths of categories, like `Work/Log`. */
    async categories(): Promise<string[]> {
      const body = await readJson(await send('/u-notes/categories/options'));
      const options: unknown[] = Array.isArray(body) ? body : Object(body).data;
      if (!Array.isArray(options)) throw new Refusal(texts.notOurs(site));
      return options.flatMap((option) => textOf(option, 'label') ?? []);
    },

    /** A picture of another site, which the service fetches. */
    async fetchPicture(address: string): Promise<Blob> {
      return (await send(`/pictures?address=${encodeURIComponent(address)}`)).blob();
    },

    /** Returns the address of the attachment. */
    async attach(picture: Blob, name: string): Promise<string> {
      const body = new FormData();
      body.append('file', picture, name);
      const url = textOf(await readJson(await send('/u-notes/attachments', { method: 'POST', body })), 'url');
      if (url === undefined) throw new Refusal(texts.notOurs(site));
      return url;
    },

    /** Makes the note once for each key, however often this is called. Returns its address. */
    async createNote(note: NewNote, key: string): Promise<string> {
      const headers = { ...JSON_TYPE, 'idempotency-key': key };
      const response = await send('/u-notes/notes', { method: 'POST', headers, body: JSON.stringify(note) });
      const slug = textOf(await readJson(response), 'slug');
      if (slug === undefined) throw new Refusal(texts.notOurs(site));
      return `${site}/${slug.split('/').map(encodeURIComponent).join('/')}`;
    },
  };
}
export type Client = ReturnType<typeof createClient>;
