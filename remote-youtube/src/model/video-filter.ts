import { type VideoKind, videoKindSchema } from '@my-note/contract/youtube';

export interface VideoFilter {
  /** A subscription's id. */
  channel?: string;
  kind?: VideoKind;
  unseen?: boolean;
  hidden?: boolean;
}

/** The filter is in the page's URL, so that going back restores it. */
export function readFilter(address: URLSearchParams): VideoFilter {
  const channel = address.get('channel');
  const kind = videoKindSchema.safeParse(address.get('kind'));
  return {
    ...(channel ? { channel } : {}),
    ...(kind.success ? { kind: kind.data } : {}),
    ...(address.has('unseen') ? { unseen: true } : {}),
    ...(address.has('hidden') ? { hidden: true } : {}),
  };
}

export function writeFilter({ channel, kind, unseen, hidden }: VideoFilter): URLSearchParams {
  return new URLSearchParams([
    ...(channel ? [['channel', channel]] : []),
    ...(kind ? [['kind', kind]] : []),
    ...(unseen ? [['unseen', '']] : []),
    ...(hidden ? [['hidden', '']] : []),
  ]);
}

export const isFiltered = (filter: VideoFilter): boolean => Object.keys(filter).length > 0;
