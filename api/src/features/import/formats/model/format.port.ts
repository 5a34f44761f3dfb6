import type { Ids } from '../../../../core/services.ts';
import type { ImportPlan } from '../../plan/import-plan.rules.ts';
import type { Survey } from './survey.reader.ts';

/** What a note's text is asked about while it becomes ours. */
export type Links = {
  /** The file or folder of the vault that a path names, seen from the note. */
  find: (target: string) => string | undefined;
  /** The address of a file or folder: `note:…` or an attachment's. Nothing when it was left out. */
  address: (file: string) => string | undefined;
  /** Says that something of this note could not be kept. */
  warn: (reason: string, what?: string) => void;
  /** Says that a link leads nowhere and stays as it is written. */
  dead: (link: string) => void;
};

type Page = {
  file: string;
  /** What its file is called, without what the program put into the name. */
  name: string;
  /** What its front matter says it is called. */
  title: string | undefined;
  text: string;
};

export type Find = (target: string, from: string) => string | undefined;

/** One program's way to write notes into files. */
export type Format = {
  /** The files that hold text of notes. */
  texts: string[];
  /** The program writes front matter by itself, and not its user. */
  writesFront?: boolean;
  /** Those of them that are no Markdown, and have no front matter. */
  isPlain?: (file: string) => boolean;
  plan: (survey: Survey, ids: Pick<Ids, 'row'>) => ImportPlan | Promise<ImportPlan>;
  finder: (plan: ImportPlan) => Find;
  /** The title and text of a note. Links and losses are asked for, and it may be asked twice. */
  convert: (page: Page, links: Links) => { title: string; text: string };
};
