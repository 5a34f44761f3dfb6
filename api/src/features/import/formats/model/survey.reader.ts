import path from 'node:path';
import { LIMITS } from '@my-note/contract';
import { FRONT_MATTER_KEY, splitBlock } from '../../../../items/text.ts';
import type { Progress } from '../../../jobs/job-runner.worker.ts';
import { fileTooLarge, NoteProblem } from '../../import.errors.ts';
import { type LogseqFacts, logseqFactsOf } from '../logseq/logseq-facts.parser.ts';
import { piecesOf } from '../text/prose.parser.ts';
import { takeTitleLine } from '../text/title-line.rules.ts';
import type { Vault } from './vault.reader.ts';

/** Facts about a text that are needed before any note is written, because links may lead only to existing notes. */
type Surveyed = {
  /** Why it cannot be a note. */
  problem?: NoteProblem;
  /** Its first line, when it is a heading of the highest level. */
  heading?: string;
  /** It has no text besides its title. */
  bare: boolean;
  /** The targets of its first wikilinks. */
  wikilinks: string[];
  /** The ids of blocks that it links to. */
  blocks: string[];
  /** Its first line is the name of its file. */
  named: boolean;
  /** Facts of pages of Logseq. */
  logseq: LogseqFacts;
  /** Its front matter is one that only Joplin writes. */
  joplin: boolean;
};
export type Survey = Map<string, Surveyed>;

const JOPLIN = /^(?:completed\?: (?:yes|no)|(?:updated|created): \d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ)\r?$/m;
const HEAD = 2_000;
const WIKILINK = /\[\[([^[\]\n|#\\]*)[^[\]\n]*\]\]/g;
const MAX_WIKILINKS = 100;
const BLOCK = /#\^([\w-]{1,80})/g;

/** Reads each of the files once. */
export async function surveyOf(vault: Vault, files: string[], { report }: Progress): Promise<Survey> {
  const survey: Survey = new Map();
  for (const file of files) {
    survey.set(file, await surveyedOf(vault, file));
    await report(0, files.length);
  }
  return survey;
}

async function surveyedOf(vault: Vault, file: string): Promise<Surveyed> {
  const nothing = {
    bare: false,
    wikilinks: [],
    blocks: [],
    named: false,
    joplin: false,
    logseq: { properties: [], blocks: [] },
  };
  try {
    const whole = await vault.peek(file);
    if (whole.length > LIMITS.contentLength) return { ...nothing, problem: fileTooLarge(file) };
    // Not parsed: reading YAML takes longer than everything else.
    const { yaml = '', rest: behind } = splitBlock(whole);
    const hasFront = FRONT_MATTER_KEY.test(yaml);
    const text = hasFront ? behind : whole;
    const { heading, rest } = takeTitleLine(text);
    return {
      heading,
      bare: rest.trim() === '' && !hasFront,
      wikilinks: wikilinksOf(text),
      blocks: text.includes('#^') ? Array.from(text.matchAll(BLOCK), ([, id = '']) => id) : [],
      named: heading === path.posix.parse(file).name,
      logseq: logseqFactsOf(text),
      joplin: JOPLIN.test(yaml.slice(0, HEAD)),
    };
  } catch (error) {
    // A problem of one note is reported with its name; a damaged archive fails the import.
    if (error instanceof NoteProblem) return { ...nothing, problem: error };
    throw error;
  }
}

function wikilinksOf(text: string): string[] {
  const targets: string[] = [];
  if (!text.includes('[[')) return targets;
  for (const { kind, text: prose } of piecesOf(text)) {
    if (kind === 'code') continue;
    for (const [, target = ''] of prose.matchAll(WIKILINK)) {
      if (target.trim() !== '') targets.push(target.trim());
      if (targets.length === MAX_WIKILINKS) return targets;
    }
  }
  return targets;
}
