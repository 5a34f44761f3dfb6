import { vi } from 'vitest';

/** What the service answers to the first upload, the second, … */
const kept = (number: number) => {
  const _id = `0192f0c1-2b3c-7d4e-8f50-11223344556${number}`;
  return { _id, url: `/attachments/${_id}`, name: 'a.png', type: 'image/png', size: 1 };
};

/** Takes the place of the network: what is sent is kept by the service when the answer is called; the first last. */
export function holdUploadResponses(): () => void {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let count = 0;
  vi.stubGlobal('fetch', async () => {
    count += 1;
    const number = count;
    await held;
    await new Promise((resolve) => setTimeout(resolve, 20 / number));
    return new Response(JSON.stringify(kept(number)), { status: 201 });
  });
  return answer;
}

/** Takes the place of the network: what is sent waits until its number is answered. */
export function controlUploadResponses(): (number: number) => void {
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
  return (number) => waiting[number - 1]?.(new Response(JSON.stringify(kept(number)), { status: 201 }));
}
