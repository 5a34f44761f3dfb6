import type { ByteRange } from '../../core/file-store.ts';
import { rangeRefused } from './attachments.errors.ts';

/** The part of a file that a `Range` header asks for. Anything but one plain range means the whole file. */
export function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  if (start >= size || start > end) throw rangeRefused();
  return { start, end };
}
