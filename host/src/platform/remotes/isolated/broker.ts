import type { Grant } from '@my-note/contract/grant';
import { type FromFrame, fromFrameSchema } from '@my-note/contract/isolated';
import type { QueryClient } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';
import { RemoteError } from '../model/errors.ts';
import { createCalls } from './calls.ts';
import { isPressed, pathWithin, pressKey, webAddress } from './leaving.ts';
import type { ToFrame } from './messages.ts';
import { createRate } from './rate.ts';
import { storeValue } from './storage.ts';
import { isolatedTexts } from './texts.ts';

/** Calls of one frame that are under way at once; more wait for nothing and are refused. */
const MOST_CALLS = 20;

interface BrokerOptions {
  frame: HTMLIFrameElement;
  port: MessagePort;
  /** Short name of the remote. */
  remote: string;
  /** What the operator grants at present; read at each call. */
  grant: () => Grant;
  client: QueryClient;
  onMounted: () => void;
  /** In CSS pixels of the frame's content. */
  onHeight: (height: number) => void;
  /** The remote failed, or the frame was stopped for what it sent. */
  onFailed: (error: RemoteError) => void;
  navigate: (path: string, options: { replace: boolean }) => void;
  /** A person pressed what leads to another site, with http or https. */
  onLeave: (address: string) => void;
}

/**
 * Speaks with a frame in the name of the page. All code in the frame counts as the remote's, so each message is checked as if
 * an attacker had written it. Returns what sends a message to the frame, what ends the conversation, and what
 * stops the frame for a reason.
 */
export function createBroker(options: BrokerOptions) {
  const { frame, port, remote, grant, client } = options;
  const rate = createRate();
  let calls = 0;
  let isOpen = true;

  const send = (message: ToFrame) => isOpen && port.postMessage(message);
  function close(): void {
    isOpen = false;
    port.close();
  }
  function stop(why: string): void {
    if (!isOpen) return;
    close();
    options.onFailed(new RemoteError('evaluation', `${remote} was stopped: ${why}`));
  }

  const respond = (id: number, status: number, body: unknown) =>
    send({ type: 'response', id, status, body: JSON.stringify(body) });

  async function answer(message: Extract<FromFrame, { type: 'call' }>): Promise<void> {
    if (calls >= MOST_CALLS)
      return void respond(message.id, 429, { statusCode: 429, message: isolatedTexts.tooMany });
    calls += 1;
    const { status, body } = await createCalls(grant(), client)(message);
    calls -= 1;
    respond(message.id, status, body);
  }

  /** What happens on each message; links and keys need a person who has pressed something in the frame. */
  const handlers: { [T in FromFrame['type']]: (message: Extract<FromFrame, { type: T }>) => unknown } = {
    mounted: options.onMounted,
    height: ({ height }) => options.onHeight(height),
    failed: ({ kind, message }) => options.onFailed(new RemoteError(kind, message)),
    call: answer,
    store: ({ key, value }) => {
      const { user } = session.get();
      return user && storeValue(remote, user._id, key, value);
    },
    navigate: ({ to, replace }) => {
      const path = pathWithin(to);
      if (path !== undefined && isPressed(frame)) options.navigate(path, { replace });
    },
    open: ({ url }) => {
      const address = webAddress(url);
      if (address !== undefined && isPressed(frame)) options.onLeave(address);
    },
    key: (pressed) => isPressed(frame) && pressKey(pressed),
  };
  const take = <T extends FromFrame['type']>(message: Extract<FromFrame, { type: T }>) => {
    const handle: (message: Extract<FromFrame, { type: T }>) => unknown = handlers[message.type as T];
    return handle(message);
  };

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isOpen) return;
    if (!rate.take()) return stop('it sent too many messages');
    const parsed = fromFrameSchema.safeParse(data);
    if (parsed.success) take(parsed.data);
    else if (!rate.misfit()) stop('it sent what a page does not understand');
  };
  return { send, close, stop };
}
