import { vi } from 'vitest';

interface Sent {
  body: FormData;
  respond: (status: number, body: unknown) => void;
}

/** Takes the place of the network for uploads, whose progress only XMLHttpRequest tells. */
function holdRequests(onSend: (sent: Sent) => void): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      responseText = '';
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
      onload = () => {};
      onloadend = () => {};
      onabort = () => {};
      open() {}
      setRequestHeader() {}
      getAllResponseHeaders = () => '';
      abort() {
        this.onabort();
        this.onloadend();
      }
      send(body: FormData) {
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        onSend({
          body,
          respond: (status, answer) => {
            this.status = status;
            this.responseText = JSON.stringify(answer);
            this.onload();
            this.onloadend();
          },
        });
      }
    },
  );
}

/** What the service answers to the first upload, the second, … */
function kept(number: number, body: FormData) {
  const _id = `0192f0c1-2b3c-7d4e-8f50-11223344556${number}`;
  const file = body.get('file');
  const { name, type } = file instanceof File ? file : { name: '', type: '' };
  const isPicture = type.startsWith('image/');
  return {
    _id,
    url: `/attachments/${_id}`,
    name,
    type: isPicture ? type : 'text/plain',
    mediaType: type,
    size: 1,
  };
}

/** Takes the place of the network: what is sent is kept by the service when the answer is called; the first last. */
export function holdUploadResponses(): () => void {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let count = 0;
  holdRequests(async ({ body, respond }) => {
    count += 1;
    const number = count;
    await held;
    await new Promise((resolve) => setTimeout(resolve, 20 / number));
    respond(201, kept(number, body));
  });
  return answer;
}

/** Takes the place of the network: what is sent waits until its number is answered, or refused. */
export function controlUploadResponses() {
  const waiting: Sent[] = [];
  holdRequests((sent) => waiting.push(sent));
  const answer = async (number: number) => {
    const sent = await vi.waitUntil(() => waiting[number - 1]);
    sent.respond(201, kept(number, sent.body));
  };
  const refuse = async (number: number, message: string) => {
    const sent = await vi.waitUntil(() => waiting[number - 1]);
    sent.respond(413, { statusCode: 413, code: 'TOO_LARGE', message });
  };
  return Object.assign(answer, { refuse });
}
