import { identityAnswerSchema, loginAnswerSchema, noteListSchema, paths } from '@my-note/contract';
import { jobSchema } from '@my-note/contract/jobs';
import { newEmail, PASSWORD } from '../test-user.ts';

/** Somebody new at a service in a process of its own; returns their access token. */
export async function signUpAt(url: string | undefined) {
  const post = async (where: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    return (
      await fetch(`${url}/api${where}`, { method: 'POST', body: JSON.stringify(body), headers })
    ).json();
  };
  const account = { email: newEmail(), password: PASSWORD, name: 'Ada' };
  const { token } = identityAnswerSchema.parse(await post(paths.signUp, account));
  return loginAnswerSchema.parse(await post(paths.loginRequests, { provider: 'embedded', token }))
    .accessToken;
}

/** Calls of that person. */
export function client(url: string | undefined, token: string) {
  const call = async (where: string, init: RequestInit = {}): Promise<unknown> =>
    (await fetch(`${url}/api${where}`, { ...init, headers: { authorization: `Bearer ${token}` } })).json();
  const job = async (id: string) => jobSchema.parse(await call(paths.job(id)));
  const startImport = async (archive: Buffer, query = '') => {
    const body = new FormData();
    body.append('file', new File([archive], 'notes.zip'));
    return jobSchema.parse(await call(paths.import + query, { method: 'POST', body }))._id;
  };
  const confirm = (id: string) =>
    fetch(`${url}/api${paths.confirmJob(id)}`, {
      method: 'POST',
      body: '{}',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  const list = async () => noteListSchema.parse(await call(paths.notes)).data;
  return { token, job, list, startImport, confirm };
}
