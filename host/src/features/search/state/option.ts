import type { ContentHit, SearchHistoryEntry } from '@my-note/contract';
import type { Command } from '../../../platform/commands/commands.ts';
import type { Finding } from '../engine/search-client.ts';

/** Whatever the arrow keys can reach. */
export type Option = { key: string } & (
  | { kind: 'finding'; finding: Finding }
  | { kind: 'text'; hit: ContentHit; words: string }
  | { kind: 'entry'; entry: SearchHistoryEntry }
  | { kind: 'command'; command: Command }
);

export type OptionOf<Kind extends Option['kind']> = Extract<Option, { kind: Kind }>;

/** Name of the search parameter that has a note show where words are in it. */
const FIND = 'find';

/** Where an option leads (docs/specification/product.md#search-dialog), or null when it leads nowhere. */
export function hrefOf(option: Option): string | null {
  switch (option.kind) {
    case 'finding':
      return `/${option.finding.item.slug}`;
    case 'text':
      return `/${option.hit.item.slug}?${new URLSearchParams({ [FIND]: option.words })}`;
    case 'entry':
      return option.entry.result && `/${option.entry.result.slug}`;
    case 'command':
      return null;
  }
}

/** The item that is recorded when an option is chosen. */
export function itemOf(option: Option) {
  if (option.kind === 'finding') return option.finding.item;
  if (option.kind === 'text') return option.hit.item;
  return option.kind === 'entry' ? option.entry.result : null;
}
