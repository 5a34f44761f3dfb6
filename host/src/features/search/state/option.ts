import { type ContentHit, type ListItem, links, type SearchHistoryEntry } from '@my-note/contract';
import type { Command } from '../../../platform/commands/commands.ts';
import type { Finding } from '../engine/search-client.ts';
import type { ProvidedHit } from './ask-provider.ts';

/** A row that the arrow keys can reach. */
export type Option = { key: string } & (
  | { kind: 'finding'; finding: Finding }
  | { kind: 'opened'; item: ListItem }
  | { kind: 'text'; hit: ContentHit; words: string }
  | { kind: 'entry'; entry: SearchHistoryEntry }
  | { kind: 'command'; command: Command }
  | { kind: 'provided'; hit: ProvidedHit }
);

export type OptionOf<Kind extends Option['kind']> = Extract<Option, { kind: Kind }>;

/** Search parameter that makes a note highlight these words. */
const FIND = 'find';

/** The page that an option opens (docs/specification/product.md#search-dialog), or null. */
export function hrefOf(option: Option): string | null {
  switch (option.kind) {
    case 'finding':
      return links.item(option.finding.item.slug);
    case 'opened':
      return links.item(option.item.slug);
    case 'text':
      return option.words === ''
        ? links.item(option.hit.item.slug)
        : `${links.item(option.hit.item.slug)}?${new URLSearchParams({ [FIND]: option.words })}`;
    case 'entry':
      return option.entry.result && links.item(option.entry.result.slug);
    case 'provided':
      return option.hit.to;
    case 'command':
      return null;
  }
}

/** The item that is added to the history when an option is chosen; one that was only opened again is none. */
export function itemOf(option: Option) {
  if (option.kind === 'finding') return option.finding.item;
  if (option.kind === 'text') return option.hit.item;
  return option.kind === 'entry' ? option.entry.result : null;
}
