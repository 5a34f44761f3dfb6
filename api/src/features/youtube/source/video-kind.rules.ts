import type { VideoKind } from '@my-note/contract/youtube';

const MARK = /🔴|(?<![\p{L}\p{N}])LIVE(?![\p{L}\p{N}])/u;
const STREAM = /\blive[ -]?stream/i;

/** A channel list has all kinds: shorts are detected by their address, streams by their title. */
export function kindOf({ title, address }: { title: string; address: string | undefined }): VideoKind {
  if (address?.includes('/shorts/')) return 'short';
  return MARK.test(title) || STREAM.test(title) ? 'live' : 'video';
}
