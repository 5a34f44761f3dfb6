import { RemoteError } from '../../model/errors.ts';
import { framePolicy } from './policy.ts';

const DOCUMENT = '/isolated.html';
const TIMEOUT_MS = 5_000;
/** Forms are handled by script; `form-action` keeps them from being sent. */
export const SANDBOX = 'allow-scripts allow-forms';

let read: Promise<string> | undefined;

/** The document of this build that runs a remote. */
function readDocument(): Promise<string> {
  read ??= request().catch((error: unknown) => {
    read = undefined;
    throw new RemoteError('network', `${DOCUMENT} could not be read`, { cause: error });
  });
  return read;
}

async function request(): Promise<string> {
  const response = await fetch(DOCUMENT, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  // A static host may respond with its index to every address.
  if (!response.ok || !text.includes('data-isolated')) throw new Error(`Responded with ${response.status}`);
  return text;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Of the two documents one has only the policy and the other: it keeps its `frame-src` from being left. */
const around = (inner: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy(location.origin)}">
<meta http-equiv="x-dns-prefetch-control" content="off"><meta name="referrer" content="no-referrer">
<title>Remote</title><style>html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0; }
body { overflow: hidden; }</style></head>
<body><iframe title="Content" sandbox="${SANDBOX}" srcdoc="${escaped(inner)}"></iframe></body></html>`;

interface HtmlPolicy {
  createHTML: (text: string) => string;
}
interface GuardedWindow extends Window {
  /** Absent in browsers without Trusted Types. */
  trustedTypes?: { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy };
}
const page: GuardedWindow = window;
const rules: HtmlPolicy = { createHTML: (text) => text };
let policy: HtmlPolicy | undefined;

/** In the page's language; what the frame says itself is in it too. */
function inPageLanguage(markup: string): string {
  const { lang, dir } = document.documentElement;
  return markup.replace('<html lang="en"', `<html lang="${escaped(lang)}" dir="${escaped(dir)}"`);
}

/** The markup of a frame's document, for `srcdoc`. */
export async function frameMarkup(): Promise<string> {
  const markup = around(inPageLanguage(await readDocument()));
  policy ??= page.trustedTypes?.createPolicy('isolated', rules) ?? rules;
  return policy.createHTML(markup);
}
