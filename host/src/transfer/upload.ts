import { CLIENT_ID, CLIENT_ID_HEADER, errorSchema, paths } from '@my-note/contract';
import { type Job, jobSchema } from '@my-note/contract/jobs';
import { ApiError, api } from '@my-note/shared-kit/http';
import { session } from '@my-note/shared-kit/session';

interface Upload {
  archive: Blob;
  name: string;
  signal: AbortSignal;
  /** Told how much of it has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Sends an archive for a dry run. Not through the kit's client: only XMLHttpRequest tells how much of a
 * body has been sent. Throws like it: ApiError, or TypeError when the service is not reached.
 */
export async function uploadArchive({ archive, name, signal, onProgress }: Upload): Promise<Job> {
  const form = new FormData();
  form.append('file', archive, name);
  const token = await api.token();
  const request = new XMLHttpRequest();

  return new Promise((resolve, reject) => {
    const stop = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new TypeError('The upload did not reach the service'));
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
    request.onload = () => {
      const answer = readJson(request.responseText);
      const job = jobSchema.safeParse(answer);
      if (request.status === 202 && job.success) return resolve(job.data);
      if (request.status === 401 && token === session.get().accessToken) session.signOut();
      const { data = null } = errorSchema.safeParse(answer);
      return reject(new ApiError(request.status, data, `The service answered ${request.status}`));
    };
    request.onloadend = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop, { once: true });
    request.open('POST', `${api.host()}${paths.import}?preview=true`);
    request.setRequestHeader(CLIENT_ID_HEADER, CLIENT_ID);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.send(form);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
