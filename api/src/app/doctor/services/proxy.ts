import { MEGABYTE } from '../../../core/files/disk-space.ts';
import { bodySchema, CONNECTION, connectionSchema } from '../../../features/health/connection.routes.ts';
import { writeConnectionToken } from '../../../features/health/connection-token.store.ts';
import type { Config } from '../../config/config.ts';
import { compareClocks } from '../clock.ts';
import { type Finding, findingsOf, wordsOf } from '../finding.ts';
import { checkHeaders, INVENTED_HEADERS } from './proxy-headers.ts';

const WAIT_MS = 4_000;
const UPLOAD_WAIT_MS = 60_000;
/** The service refuses a host name that is not its own with this status. */
const OTHER_NAME = 421;

type Wanted = Pick<Config, 'publicUrl' | 'apiHost' | 'dataDir' | 'uploadMegabytes'>;
type Call = (where: string, init?: RequestInit, waitMs?: number) => Promise<Response>;

/** Calls the running service at PUBLIC_URL, through the proxy in front, and compares what arrived with what was sent. */
export async function checkProxy(config: Wanted): Promise<Finding[]> {
  const { ok, warning, failed } = findingsOf('proxy');
  const { publicUrl, apiHost, dataDir } = config;
  if (publicUrl === undefined) return [ok('Not asked, because PUBLIC_URL is not set')];
  let secret: ReturnType<typeof writeConnectionToken>;
  try {
    secret = writeConnectionToken(dataDir);
  } catch (error) {
    return [warning(`Not asked, because DATA_DIR cannot be written (${wordsOf(error)})`)];
  }
  const call: Call = (where, init, waitMs = WAIT_MS) =>
    fetch(new URL(`${apiHost.replace(/\/$/, '')}${where}`, publicUrl), {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMs),
      headers: { authorization: `Bearer ${secret.token}`, ...INVENTED_HEADERS, ...init?.headers },
    });
  try {
    const asked = Date.now();
    const response = await call(CONNECTION.seen);
    const answered = Date.now();
    const time = Date.parse(response.headers.get('date') ?? '');
    // The header has whole seconds.
    const clock = Number.isNaN(time)
      ? []
      : [compareClocks(publicUrl, time, { asked: asked - 1000, answered })];
    if (response.status === OTHER_NAME)
      return [
        ...clock,
        failed(
          `${publicUrl} refuses its own name: the proxy has to pass the Host header on, or its name has to be in ALLOWED_HOSTS`,
        ),
      ];
    const seen = connectionSchema.safeParse(response.ok ? await response.json() : undefined).data;
    if (!seen)
      return [
        ...clock,
        warning(
          `${publicUrl} does not lead to the service of this DATA_DIR (it responded ${response.status}). Run doctor where the service runs and while it runs, with the same settings`,
        ),
      ];
    return [...clock, ...checkHeaders(publicUrl, seen), await stream(call), await upload(call, config)];
  } catch (error) {
    return [
      warning(
        `${publicUrl} cannot be reached from this machine (${wordsOf(error)}). Start My Note and the proxy; where only other machines reach this address, open it there`,
      ),
    ];
  } finally {
    secret.remove();
  }
}

/** What is collected on the way arrives when the service ends the stream, which is later than the limit of the call. */
async function stream(call: Call): Promise<Finding> {
  const { ok, failed } = findingsOf('live updates');
  try {
    const { body } = await call(CONNECTION.stream);
    const reader = body?.getReader();
    const first = await reader?.read();
    await reader?.cancel();
    if (first?.value) return ok('Events arrive when they are sent');
  } catch {
    // The limit of the call: the first event did not arrive.
  }
  return failed(
    'The proxy collects events before it passes them on. Switch buffering off (proxy_buffering off)',
  );
}

async function upload(call: Call, { uploadMegabytes }: Wanted): Promise<Finding> {
  const { ok, failed } = findingsOf('uploads');
  const body = new Uint8Array(uploadMegabytes * MEGABYTE);
  const size = `${uploadMegabytes} MB (UPLOAD_MB)`;
  try {
    const headers = { 'content-type': 'application/octet-stream' };
    const response = await call(CONNECTION.body, { method: 'POST', body, headers }, UPLOAD_WAIT_MS);
    const { bytes = 0 } = bodySchema.partial().parse(response.ok ? await response.json() : {});
    if (bytes === body.length) return ok(`A file of ${size} arrives`);
    return failed(
      `A file of ${size} does not arrive (${response.status}). Raise the proxy's limit (client_max_body_size ${uploadMegabytes + 1}m)`,
    );
  } catch (error) {
    return failed(
      `A file of ${size} does not arrive (${wordsOf(error)}). Raise the proxy's limit on bodies and on time`,
    );
  }
}
