import type { Ids } from '../../../../core/services.ts';
import type { FrontMatter } from '../../../../items/text.ts';
import type { ImportPlan } from '../../plan/import-plan.rules.ts';
import type { Survey } from './survey.reader.ts';

/** What the conversion of a note needs to know about other files, and reports to. */
export type Links = {
  /** The file or folder of the vault that a path names, seen from the note. */
  find: (target: string) => string | undefined;
  /** The address of a file or folder: `note:…` or an attachment's. Nothing when it was left out. */
  address: (file: string) => string | undefined;
  /** Reports that something of this note could not be kept. */
  warn: (reason: string, what?: string) => void;
  /** Reports a link that leads nowhere and stays as written. */
  dead: (link: string) => void;
};

type Page = {
  file: string;
  /** Its file name without what the program put into it. */
  name: string;
  /** Its title by its front matter. */
  title: string | undefined;
  text: string;
};

type Converted = {
  title: string;
  text: string;
  /** What the program writes elsewhere than in front matter. */
  front?: { created?: Date; updated?: Date; pinned?: boolean; icon?: FrontMatter['icon'] };
};

export type Find = (target: string, from: string) => string | undefined;

/** How one program writes notes into files. */
export type Format = {
  /** The files that hold text of notes. */
  texts: string[];
  /** The program writes front matter itself, not its user. */
  writesFront?: boolean;
  /** Changes the front matter that stays at the top of a note. */
  frontMatter?: (block: string) => string;
  /** Those of them that are not Markdown, and have no front matter. */
  isPlain?: (file: string) => boolean;
  plan: (survey: Survey, ids: Pick<Ids, 'row'>) => ImportPlan | Promise<ImportPlan>;
  finder: (plan: ImportPlan) => Find;
  /** The title and text of a note. May be called more than once for a note. */
  convert: (page: Page, links: Links) => Converted;
};
