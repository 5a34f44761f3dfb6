import http from 'node:http';
import https from 'node:https';

const TIMEOUT_MS = 60_000;
const PASSWORD = 'correct horse battery';

/**
 * Where a site is reached, and under which name.
 * @typedef {object} Site
 * @property {string} origin address to connect to, like `https://127.0.0.1:8443`
 * @property {string} name the name that a browser would have in its address bar
 * @property {string} [ca] the certificate to trust, as PEM
 * @property {string} [from] the loopback address to connect from, as another machine's
 */

/**
 * @typedef {object} Sent
 * @property {string} [method]
 * @property {string} [token] access token
 * @property {unknown} [json] body, as JSON
 * @property {Buffer} [body]
 * @property {Record<string, string>} [headers]
 */

/** @typedef {{ status: number, headers: http.IncomingHttpHeaders, body: Buffer, hints: string[] }} Received */

/**
 * @param {Site} site
 * @param {string} path
 * @param {Sent} sent
 */
function open(site, path, { method = 'GET', token, json, headers }) {
  const { protocol, hostname, port } = new URL(site.origin);
  const options = {
    hostname,
    port,
    path,
    method,
    localAddress: site.from,
    agent: false,
    headers: {
      host: site.name,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  };
  return protocol === 'https:'
    ? https.request({ ...options, ca: site.ca, servername: site.name })
    : http.request(options);
}

/**
 * Sends one request on a connection of its own, and reads the whole response as it came, without decompressing it.
 * @param {Site} site
 * @param {string} path
 * @param {Sent} [sent]
 * @returns {Promise<Received>}
 */
export const call = (site, path, sent = {}) =>
  new Promise((resolve, reject) => {
    const request = open(site, path, sent);
    /** @type {string[]} */
    const hints = [];
    request.setTimeout(TIMEOUT_MS, () =>
      request.destroy(new Error(`${path}: no response in ${TIMEOUT_MS} ms`)),
    );
    request.on('error', reject);
    request.on('information', ({ statusCode, headers }) => {
      if (statusCode === 103) hints.push(String(headers.link ?? ''));
    });
    request.on('response', (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
          hints,
        }),
      );
    });
    request.end(sent.json === undefined ? sent.body : JSON.stringify(sent.json));
  });

/**
 * Like `call`, for JSON of the service: throws when it refuses.
 * @param {Site} site
 * @param {string} path without `/api`
 * @param {Sent} [sent]
 */
export async function ask(site, path, sent = {}) {
  const { status, body } = await call(site, `/api${path}`, sent);
  if (status < 200 || status > 299) {
    throw new Error(`${sent.method ?? 'GET'} ${path}: ${status} ${body.toString().slice(0, 200)}`);
  }
  return JSON.parse(body.toString() || 'null');
}

/**
 * Creates an account as the login page does, and returns its access token.
 * @param {Site} site
 * @param {string} email
 * @param {{ invitation?: string, headers?: Record<string, string> }} [options] the token of the link for the first account; more headers
 * @returns {Promise<string>}
 */
export async function signUp(site, email, { invitation, headers } = {}) {
  // As a browser does, whose cookies the service guards by it.
  const origin = { origin: `https://${site.name}`, ...headers };
  const json = { email, password: PASSWORD, name: 'Ada', ...(invitation ? { invitation } : {}) };
  const { token } = await ask(site, '/auth/sign-up/email', { method: 'POST', json, headers: origin });
  const login = { provider: 'embedded', token };
  const { accessToken } = await ask(site, '/login-requests', {
    method: 'POST',
    json: login,
    headers: origin,
  });
  return accessToken;
}

/**
 * Signs in again, and returns an access token.
 * @param {Site} site
 * @param {string} email
 * @returns {Promise<string>}
 */
export async function signIn(site, email) {
  const json = { email, password: PASSWORD };
  const { token } = await ask(site, '/auth/sign-in/email', { method: 'POST', json });
  const login = { provider: 'embedded', token };
  return (await ask(site, '/login-requests', { method: 'POST', json: login })).accessToken;
}

/**
 * Writes a note.
 * @param {Site} site
 * @param {string} token
 * @param {string} title
 * @param {string} content
 */
export async function writeNote(site, token, title, content) {
  const { data } = await ask(site, '/u-notes/notes/draft', { method: 'POST', token });
  await ask(site, `/u-notes/notes/${data._id}`, { method: 'PUT', token, json: { title, content } });
}

/**
 * Reads the text of a note.
 * @param {Site} site
 * @param {string} token
 * @param {string} slug
 * @returns {Promise<string>}
 */
export const readNote = async (site, token, slug) =>
  (await ask(site, `/u-notes/notes/by-slug?slug=${encodeURIComponent(slug)}`, { token })).content;

/**
 * Stores an attachment, and returns its path.
 * @param {Site} site
 * @param {string} token
 * @param {Buffer} content
 * @returns {Promise<string>}
 */
export async function attach(site, token, content) {
  const boundary = 'my-note-check';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="large.txt"\r\ncontent-type: text/plain\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(body.length),
  };
  const { url } = await ask(site, '/u-notes/attachments', { method: 'POST', token, headers, body });
  return `/api${new URL(url, site.origin).pathname.replace(/^\/api/, '')}`;
}

/**
 * Opens the live connection of a page.
 * @param {Site} site
 * @param {string} token
 * @returns {Promise<{ until: (event: string, count: number, withinMs: number) => Promise<void>, count: (event: string) => number, close: () => void }>}
 */
export const openStream = (site, token) =>
  new Promise((resolve, reject) => {
    const request = open(site, '/api/notifications/stream', {
      token,
      headers: { 'accept-encoding': 'br, gzip' },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      if (response.statusCode !== 200) return reject(new Error(`The stream answers ${response.statusCode}`));
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('error', () => undefined);
      /** @param {string} event */
      const count = (event) => text.split(`event: ${event}\n`).length - 1;
      resolve({
        count,
        until: async (event, wanted, withinMs) => {
          const end = Date.now() + withinMs;
          while (count(event) < wanted) {
            if (Date.now() > end) throw new Error(`no event "${event}" within ${withinMs} ms`);
            await new Promise((next) => setTimeout(next, 20));
          }
        },
        close: () => request.destroy(),
      });
    });
    request.end();
  });
