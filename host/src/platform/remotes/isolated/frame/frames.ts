import { PROTOCOL, readySchema } from '@my-note/contract/isolated';
import { RemoteError } from '../../model/errors.ts';
import type { ToFrame } from '../messages.ts';
import { frameMarkup, SANDBOX } from './frame-document.ts';
import { linkedFiles } from './linked-files.ts';

/** How long a frame may take until it runs the kit, in milliseconds. */
const READY_MS = 10_000;

/** A frame that runs the kit and waits for a remote. */
export interface Frame {
  element: HTMLIFrameElement;
  /** Resolves with the one port to it; rejects when it does not start. */
  port: Promise<MessagePort>;
}

/** A frame in the page that is not shown yet; its document loads as soon as it is in the page. */
function createFrame(parent: Element): Frame {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', SANDBOX);
  // None of the features that a page may ask a person for.
  element.allow = '';
  element.referrerPolicy = 'no-referrer';
  element.tabIndex = -1;
  Object.assign(element.style, { display: 'block', width: '100%', height: '0', border: '0', opacity: '0' });
  parent.append(element);
  return { element, port: connect(element) };
}

async function connect(element: HTMLIFrameElement): Promise<MessagePort> {
  // Trusted Types make of it an object that is used like a text.
  element.srcdoc = await frameMarkup();
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
    };
    const fail = (kind: 'timeout' | 'gone', why: string) => {
      end();
      reject(new RemoteError(kind, why));
    };
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      // The inner one of the two documents; nobody else can speak in its name.
      const inner = element.contentWindow?.[0];
      if (!inner || source !== inner || origin !== 'null') return;
      const ready = readySchema.safeParse(data);
      if (!ready.success) return;
      if (ready.data.protocol !== PROTOCOL) return fail('gone', 'The site has a newer frame than this tab');
      end();
      const { port1, port2 } = new MessageChannel();
      inner.postMessage({ type: 'my-note:isolated-port' }, '*', [port2]);
      resolve(port1);
    };
    const timer = setTimeout(fail, READY_MS, 'timeout', 'The frame did not start');
    addEventListener('message', onMessage);
  });
}

let spare: Frame | undefined;

/** In browsers that cannot move a frame without loading it again, one that was made before is of no use. */
const canMove = 'moveBefore' in Element.prototype;

/** Makes a frame before it is needed, so that the kit is loaded and parsed when somebody opens a page of a remote. */
export function prepareFrame(): void {
  if (!canMove || spare) return;
  const place = document.createElement('div');
  place.inert = true;
  place.ariaHidden = 'true';
  Object.assign(place.style, { position: 'fixed', width: '0', height: '0', overflow: 'hidden' });
  document.body.append(place);
  const made = createFrame(place);
  spare = made;
  Promise.all([made.port, linkedFiles()])
    .then(([port, files]) => port.postMessage({ type: 'preload', files } satisfies ToFrame))
    .catch(() => {
      place.remove();
      if (spare === made) spare = undefined;
    });
}

/** Puts a frame into the page: the spare one when it is there. Another one is prepared by `prepareFrame`. */
export function takeFrame(parent: Element): Frame {
  const taken = spare;
  spare = undefined;
  const place = taken?.element.parentElement;
  if (!taken || !place?.isConnected) return createFrame(parent);
  (parent as Element & { moveBefore: (node: Node, child: Node | null) => void }).moveBefore(
    taken.element,
    null,
  );
  place.remove();
  return taken;
}
