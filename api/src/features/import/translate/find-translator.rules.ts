import { HIDDEN, JUNK } from '../open/skipped-files.rules.ts';
import { NOTE } from '../plan/import-plan.rules.ts';
import { isMemos } from './memos/memos.parser.ts';
import type { Translator } from './translator.port.ts';

/** Loaded when they are needed, because the libraries that read HTML are large. */
const translators = {
  docmost: async () => (await import('./docmost/docmost.reader.ts')).readDocmostPages,
  evernote: async () => (await import('./evernote/evernote.reader.ts')).readEvernote,
  memos: async () => (await import('./memos/memos.reader.ts')).readMemos,
  pages: async () => (await import('./pages/pages.reader.ts')).readPages,
  simplenote: async () => (await import('./simplenote/simplenote.reader.ts')).readSimplenote,
  'standard-notes': async () => (await import('./standard-notes/standard-notes.reader.ts')).readStandardNotes,
} satisfies Record<string, () => Promise<Translator>>;

/** Programs whose notes are translated into Markdown before they are imported. */
export type TranslatedSource = keyof typeof translators;
export const loadTranslator = (source: TranslatedSource): Promise<Translator> => translators[source]();

type Found = { source: TranslatedSource; prefix: string };

const ENEX = /\.enex$/i;
const PAGE = /\.(?:x?html?|mht|mhtml)$/i;
const NOTION_PAGE = /(?: |^|\/|-)[0-9a-f]{32}\.html?$/i;
const BACKUP = /(?:^|\/)[^/]*Standard Notes[^/]*Backup[^/]*\.txt$/i;
const JSON_FILE = /\.json$/i;
/** With more of them it is nobody's file of all notes. */
const MOST_JSON = 10;

/**
 * Recognizes a program whose notes have to be translated: by file names, and where these say nothing by what a file of
 * JSON holds.
 */
export async function findTranslated(
  names: readonly string[],
  { wrapping, read }: { wrapping: string; read: (name: string) => Promise<unknown> },
): Promise<Found | undefined> {
  const real = names.filter((name) => !JUNK.test(name) && !HIDDEN.test(name));
  if (real.some((name) => BACKUP.test(name))) return { source: 'standard-notes', prefix: '' };
  for (const prefix of new Set(['', wrapping])) {
    const isRecord = (name: string) => name.startsWith(`${prefix}memos/`) && JSON_FILE.test(name);
    const manifest = `${prefix}manifest.json`;
    if (real.includes(manifest) && real.some(isRecord) && isMemos(await read(manifest)))
      return { source: 'memos', prefix };
  }
  // Beside Markdown these are files like others.
  if (real.some((name) => NOTE.test(name))) return undefined;
  if (real.some((name) => ENEX.test(name))) return { source: 'evernote', prefix: wrapping };
  const records = real.filter((name) => JSON_FILE.test(name));
  if (records.length <= MOST_JSON)
    for (const name of records) {
      const source = sourceOf(await read(name));
      if (source) return { source, prefix: '' };
    }
  const pages = real.filter((name) => PAGE.test(name));
  if (pages.length > 0 && !pages.some((name) => NOTION_PAGE.test(name)))
    return { source: 'pages', prefix: '' };
  return undefined;
}

/** The program that wrote all its notes into one file. */
function sourceOf(json: unknown): TranslatedSource | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const holds = (name: string, field: string) => {
    const [first] =
      name in json && Array.isArray(json[name as never]) ? (json[name as never] as unknown[]) : [];
    return typeof first === 'object' && first !== null && field in first;
  };
  if ('activeNotes' in json) return 'simplenote';
  if (holds('items', 'content_type')) return 'standard-notes';
  if (holds('memos', 'content')) return 'memos';
  return undefined;
}
