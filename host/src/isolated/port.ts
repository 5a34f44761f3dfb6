import { type FromFrame, PROTOCOL } from '@my-note/contract/isolated';
import type { ToFrame } from '../platform/remotes/isolated/messages.ts';

/** The page: around the document that only has the policy. */
const page = window.parent.parent;

let port: MessagePort | undefined;
const listeners = new Set<(message: ToFrame) => void>();

/** Sends a message to the page, which checks it. */
export const post = (message: FromFrame): void => port?.postMessage(message);

/** Calls `listener` with what the page sends; returns the function that ends it. */
export function onMessage(listener: (message: ToFrame) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that the frame is ready; the page gives it its port then, once. */
export function connect(): void {
  const onPort = ({ source, data, ports: [first] }: MessageEvent) => {
    if (source !== page || data?.type !== 'my-note:isolated-port' || !first) return;
    removeEventListener('message', onPort);
    port = first;
    first.onmessage = ({ data: message }: MessageEvent<ToFrame>) => {
      for (const listener of [...listeners]) listener(message);
    };
  };
  addEventListener('message', onPort);
  page.postMessage({ type: 'my-note:isolated-ready', protocol: PROTOCOL }, '*');
}
