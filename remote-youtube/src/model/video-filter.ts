import { type VideoKind, videoKindSchema } from '@my-note/contract/youtube';

/** Which videos are listed. */
export interface VideoFilter {
  /** A subscription's id. */
  channel?: string;
  kind?: VideoKind;
  unseen?: boolean;
  hidden?: boolean;
}

/** The filter as the page's address says it, so that going back finds it again. */
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
