import { LIMITS } from '@my-note/contract';
import { stringify } from 'yaml';
import { firstLineTitle } from '../formats/text/first-line.rules.ts';
import { tagOf } from '../formats/text/tag-of-label.rules.ts';
import { warningTexts } from '../warning-texts.ts';
import type { Warnings } from '../warnings.rules.ts';
import type { Piece } from './translator.port.ts';

export type TranslatedNote = {
  /** Its path, which ends with `.md`. */
  file: string;
  title: string;
  /** Its Markdown. */
  text: string;
  tags?: readonly string[];
  created?: Date | undefined;
  updated?: Date | undefined;
  pinned?: boolean;
  /** Its date when it has no other. */
  modified?: Date | undefined;
  /** Other properties, by name. */
  properties?: Record<string, string | undefined>;
};

/** Front matter is read up to 16 KB. */
const MOST_TAGS = 100;

/** A note as a Markdown file with front matter. What it cannot have is reported. */
export function* noteFile(note: TranslatedNote, warnings: Warnings): Generator<Piece> {
  const { file, text, created, updated, pinned, properties = {} } = note;
  const title = note.title.replace(/\s+/g, ' ').trim() || firstLineTitle(text);
  if (title.length > LIMITS.titleLength) warnings.add(file, warningTexts.titleShortened, title);
  const front = {
    title: title.slice(0, LIMITS.titleLength),
    created: created?.toISOString(),
    updated: (updated ?? created)?.toISOString(),
    pinned: pinned || undefined,
    ...properties,
    tags: tagsOf(note, warnings),
  };
  yield Buffer.from(`---\n${stringify(front, { lineWidth: 0 })}---\n\n${text}`);
  yield { end: file, ...(note.modified ? { modified: note.modified } : {}) };
}

function tagsOf({ file, tags = [] }: TranslatedNote, warnings: Warnings): string[] | undefined {
  const known = new Set<string>();
  for (const label of tags) {
    const tag = tagOf(label);
    if (tag !== undefined && known.size < MOST_TAGS) known.add(tag);
    else if (label.trim() !== '') warnings.add(file, warningTexts.tag, label);
  }
  return known.size === 0 ? undefined : [...known];
}
