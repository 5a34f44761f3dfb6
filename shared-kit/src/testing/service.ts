import { expect, vi } from 'vitest';

export interface Call {
  method: string;
  path: string;
  body: unknown;
  answer: (status: number, body: unknown) => void;
}

/** Takes the place of the network: each call waits until the test answers it. */
export function standInService() {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (path: string, { method = '', body }: RequestInit) => {
    return new Promise<Response>((resolve) => {
      calls.push({
        method,
        path,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
        answer: (status, given) => resolve(new Response(JSON.stringify(given), { status })),
      });
    });
  });
  return {
    calls,
    /** The nth call, once it was made and no other after it. */
    called: async (count: number): Promise<Call> => {
      await vi.waitFor(() => expect(calls).toHaveLength(count));
      const call = calls[count - 1];
      if (!call) throw new Error('nothing was called');
      return call;
    },
  };
}
