import * as z from 'zod';
import { decodeUri } from '../../../../core/text/decode-uri.ts';
import { frontMatterFields } from '../../../../items/text.ts';
import { looseInstant } from '../../../archive/third-party-front-matter.parser.ts';
import { folderOf, type ImportPlan, NOTE } from '../../plan/import-plan.rules.ts';
import { warningTexts } from '../../warning-texts.ts';
import type { Format } from '../model/format.port.ts';
import { planPages } from '../model/plan-pages.rules.ts';
import { findByPath, relink } from '../model/relink.rules.ts';
import type { Vault } from '../model/vault.reader.ts';
import { quoteBlocks } from '../text/callouts.rules.ts';
import { mapProse } from '../text/prose.parser.ts';
import { takeTitleLine } from '../text/title-line.rules.ts';

/** What Docmost says about the pages of an export. */
export const DOCMOST_META = 'docmost-metadata.json';
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Attached files lie beside their pages, in folders named by ids. */
export const DOCMOST_FILE = new RegExp(`(?:^|/)files/${UUID}/[^/]+$`, 'i');
const NOTICE = /^:::[ \t]?(info|success|warning|danger|default)$/;
const MAX_META = 20_000_000;

const pageSchema = z.object({
  icon: z.unknown().transform((icon) => frontMatterFields.icon.safeParse(icon).data),
  position: z.string().catch(''),
  createdAt: looseInstant.optional().catch(undefined),
  updatedAt: looseInstant.optional().catch(undefined),
});
const metaSchema = z.object({ pages: z.record(z.string(), pageSchema).catch({}) });
type Facts = ReadonlyMap<string, z.infer<typeof pageSchema>>;

/** Docmost's export as Markdown: `Page.md` beside the folder `Page` of what lies below it. */
export async function docmostFormat(vault: Vault): Promise<Format> {
  const files = new Set([...vault.files].filter((file) => file !== DOCMOST_META));
  const texts = [...files].filter((file) => NOTE.test(file) && !DOCMOST_FILE.test(file));
  const facts = await readFacts(vault);
  return {
    texts,
    plan(survey, ids) {
      const plan = planPages(files, texts, { survey, ids, clean: (name) => name });
      arrange(plan, texts, facts);
      return plan;
    },
    finder: findByPath,
    convert({ file, name, title, text }, links) {
      const { heading, rest } = takeTitleLine(text);
      const quoted = rest.includes(':::') ? quoteBlocks(rest, notice) : rest;
      const known = facts.get(withoutEnding(file));
      return {
        title: (title ?? heading) || name,
        text: mapProse(quoted, (prose) => relink(prose, links)),
        front: {
          ...(known?.createdAt ? { created: known.createdAt } : {}),
          ...(known?.updatedAt ? { updated: known.updatedAt } : {}),
          ...(known?.icon ? { icon: known.icon } : {}),
        },
      };
    },
  };
}

const withoutEnding = (file: string) => file.replace(/\.(?:md|markdown|html)$/i, '');

async function readFacts(vault: Vault): Promise<Facts> {
  if (!vault.files.has(DOCMOST_META)) return new Map();
  try {
    const { data } = metaSchema.safeParse(JSON.parse(await vault.read(DOCMOST_META, MAX_META)));
    const pages = Object.entries(data?.pages ?? {});
    return new Map(pages.map(([file, page]) => [withoutEnding(decodeUri(file)).normalize('NFC'), page]));
  } catch (error) {
    // Dates and icons are missed; the notes are there.
    if (!(error instanceof SyntaxError)) throw error;
    vault.warnings.skip(DOCMOST_META, warningTexts.damagedFacts);
    return new Map();
  }
}

/** Siblings stand in the order that they have in Docmost. */
function arrange(plan: ImportPlan, texts: string[], facts: Facts) {
  const placed = texts.flatMap((file) => {
    const position = facts.get(withoutEnding(file))?.position ?? '';
    const id = plan.folders.get(withoutEnding(file))?.id ?? plan.targets.get(file);
    return position === '' || id === undefined ? [] : [{ file, position, id }];
  });
  placed.sort((a, b) => (a.position < b.position ? -1 : Number(a.position > b.position)));
  for (const { file, id } of placed) {
    const folder = folderOf(file);
    const order = folder === '' ? plan.order : plan.folders.get(folder)?.order;
    if (order && !order.includes(id)) order.push(id);
  }
}

const notice = {
  opens: (line: string) => NOTICE.exec(line)?.[1]?.replace('default', 'note'),
  closes: (line: string) => line === ':::',
};
