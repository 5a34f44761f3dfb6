/**
 * `fetch` for a body whose upload is followed: only XMLHttpRequest says how much of it has been sent. Rejects as
 * `fetch` does, with a TypeError when the service is not reached and an AbortError when the call was aborted.
 */
export const sendWithProgress =
  (onProgress: (fraction: number) => void) =>
  (url: string, { method = 'GET', headers, body, signal, credentials }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onerror = () => reject(new TypeError('The upload did not reach the service'));
      request.onabort = () => reject(new DOMException('The upload was aborted', 'AbortError'));
      request.onload = () =>
        resolve(
          new Response(request.responseText || null, {
            status: request.status,
            headers: headersOf(request.getAllResponseHeaders()),
          }),
        );
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort, { once: true });
      request.open(method, url);
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.send(body instanceof ReadableStream ? null : (body ?? null));
    });

const headersOf = (lines: string): Headers =>
  new Headers(
    lines
      .trim()
      .split('\r\n')
      .filter((line) => line.includes(': '))
      .map((line): [string, string] => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon), line.slice(colon + 2)];
      }),
  );
