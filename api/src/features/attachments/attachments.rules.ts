import { type Attachment, paths } from '@my-note/contract';
import type { ByteRange } from '../../core/services.ts';
import type { AttachmentRow } from './attachments.table.ts';
import { oldType } from './file-types.rules.ts';

const NAME_LENGTH = 200;

export const toAttachment = ({ id, name, type, size }: AttachmentRow): Attachment => ({
  _id: id,
  url: paths.attachment(id),
  name,
  type: oldType(type),
  mediaType: type,
  size,
});

/** The last segment of a path, without invisible characters. */
export function displayName(name: string) {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const shown = last.normalize('NFC').replace(/\p{C}/gu, '').trim();
  return Array.from(shown).slice(-NAME_LENGTH).join('') || 'file';
}

/** The range of a `Range` header. Anything but one plain range means the whole file. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  if (start >= size || start > end) return 'outside';
  return { start, end };
}
