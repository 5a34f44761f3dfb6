/** A part of a web archive. */
export type MhtmlPart = {
  type: string;
  charset: string | undefined;
  /** Its address, by which the page names it. */
  location: string;
  /** Its id, which the page names as `cid:…`. */
  id: string;
  bytes: Buffer;
};

const MAX_DEPTH = 5;
const MAX_PARTS = 2_000;

/** The parts of a web archive (RFC 2557), the page first as programs write it. */
export function readMhtml(bytes: Buffer): MhtmlPart[] {
  const parts: MhtmlPart[] = [];
  collect(bytes, parts, 0);
  return parts;
}

function collect(entity: Buffer, parts: MhtmlPart[], depth: number) {
  const { headers, body } = splitHeaders(entity);
  const [type = '', ...parameters] = (headers.get('content-type') ?? 'text/plain').split(';');
  const boundary = parameterOf(parameters, 'boundary');
  if (boundary !== undefined && depth < MAX_DEPTH) {
    for (const part of partsOf(body, boundary)) {
      if (parts.length >= MAX_PARTS) return;
      collect(part, parts, depth + 1);
    }
    return;
  }
  parts.push({
    type: type.trim().toLowerCase(),
    charset: parameterOf(parameters, 'charset'),
    location: headers.get('content-location') ?? '',
    id: (headers.get('content-id') ?? '').replace(/^<|>$/g, ''),
    bytes: decoded(body, headers.get('content-transfer-encoding') ?? ''),
  });
}

function splitHeaders(entity: Buffer) {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => ({ at: entity.indexOf(end), length: end.length }));
  const [end = { at: entity.length, length: 0 }] = ends
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const headers = new Map<string, string>();
  // A long header goes on in the next line, after a space.
  for (const line of entity
    .toString('latin1', 0, end.at)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: entity.subarray(end.at + end.length) };
}

function parameterOf(parameters: string[], name: string): string | undefined {
  for (const parameter of parameters) {
    const equals = parameter.indexOf('=');
    if (parameter.slice(0, equals).trim().toLowerCase() === name)
      return parameter
        .slice(equals + 1)
        .trim()
        .replace(/^"|"$/g, '');
  }
  return undefined;
}

function partsOf(body: Buffer, boundary: string): Buffer[] {
  const mark = `--${boundary}`;
  const parts: Buffer[] = [];
  for (let at = body.indexOf(mark); at >= 0 && parts.length < MAX_PARTS; ) {
    const from = body.indexOf('\n', at) + 1;
    const next = body.indexOf(mark, at + mark.length);
    const isLast = body.toString('latin1', at + mark.length, at + mark.length + 2) === '--';
    if (isLast || from === 0) break;
    parts.push(body.subarray(from, next < 0 ? body.length : next));
    at = next;
  }
  return parts;
}

function decoded(body: Buffer, encoding: string): Buffer {
  if (/^base64$/i.test(encoding)) return Buffer.from(body.toString('latin1'), 'base64');
  if (!/^quoted-printable$/i.test(encoding)) return body;
  const text = body
    .toString('latin1')
    // The space before the sign is text; a relay may only add some behind it.
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(text, 'latin1');
}
