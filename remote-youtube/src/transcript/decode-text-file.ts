const MAX_BYTES = 5_000_000;

/** The text of a file in UTF-8, UTF-16 or, where it is neither, Windows-1252; undefined for other files. */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  if (file.size > MAX_BYTES) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined;
  const text = decode(bytes, marked ?? 'utf-8') ?? decode(bytes, 'windows-1252');
  return text === undefined || text.includes('\0') ? undefined : text;
}

function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
