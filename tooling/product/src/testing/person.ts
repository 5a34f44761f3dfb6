import {
  attachmentSchema,
  identityAnswerSchema,
  loginAnswerSchema,
  noteEnvelopeSchema,
  paths,
} from '@my-note/contract';

/** Calls of somebody at a running product. */
export function personAt(url: string, token = '') {
  const cookies: string[] = [];
  const send = async (method: string, where: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}/api${where}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: body ? JSON.stringify(body) : null,
    });
    cookies.push(...response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
    return response.json();
  };
  return {
    /** Creates an account; returns its token, and the cookies by which the service knows whose page it sends. */
    async signUp(): Promise<{ token: string; cookie: string }> {
      const form = { email: 'ada@example.org', password: 'correct horse battery', name: 'Ada' };
      const identity = identityAnswerSchema.parse(await send('POST', paths.signUp, form));
      const login = { provider: 'embedded', token: identity.token };
      const { accessToken } = loginAnswerSchema.parse(await send('POST', paths.loginRequests, login));
      return { token: accessToken, cookie: cookies.join('; ') };
    },
    /** Writes a note with a picture, whose kind the service finds out. */
    async write(title: string, content: string, picture: Buffer): Promise<void> {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(picture)], 'a.png'));
      const uploaded = await fetch(`${url}/api${paths.attachments}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      attachmentSchema.parse(await uploaded.json());
      const { _id } = noteEnvelopeSchema.parse(await send('POST', paths.draft)).data;
      await send('PUT', paths.note(_id), { title, content });
    },
    read: (slug: string) => send('GET', `${paths.noteBySlug}?slug=${slug}`),
  };
}
