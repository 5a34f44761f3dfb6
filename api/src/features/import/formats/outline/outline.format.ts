import * as z from 'zod';
import { looseInstant } from '../../../archive/third-party-front-matter.parser.ts';
import { NOTE } from '../../plan/import-plan.rules.ts';
import { warningTexts } from '../../warning-texts.ts';
import type { Format } from '../model/format.port.ts';
import { planPages } from '../model/plan-pages.rules.ts';
import { anchorOf, findByPath, relink } from '../model/relink.rules.ts';
import type { Vault } from '../model/vault.reader.ts';
import { quoteBlocks } from '../text/callouts.rules.ts';
import { mapProse } from '../text/prose.parser.ts';
import { takeTitleLine } from '../text/title-line.rules.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Uploaded files, in folders named by ids. */
export const UPLOAD = new RegExp(`(?:^|/)(?:uploads|public|attachments)/${UUID}/${UUID}/`, 'i');
const NOTICE = /^:::[ \t]?(info|success|tip|warning)$/;
const MENTION = /@?\[([^[\]\n]*)\]\(mention:\/\/[^()\s]*\)/g;

/** Outline writes the dates of a document into the comment of its zip entry. */
const dates = z.object({ createdAt: looseInstant, updatedAt: looseInstant });
export function datesOf(comment: string | undefined) {
  if (!comment?.startsWith('{') || comment.length > 1_000) return undefined;
  try {
    const { createdAt, updatedAt } = dates.parse(JSON.parse(comment));
    return { created: createdAt, updated: updatedAt };
  } catch {
    return undefined;
  }
}

/** Outline's export as Markdown: a folder of each collection, a file of each document. */
export function outlineFormat(vault: Vault): Format {
  const texts = [...vault.files].filter((file) => NOTE.test(file) && !UPLOAD.test(file));
  return {
    texts,
    plan: (survey, ids) => planPages(vault.files, texts, { survey, ids, clean: (name) => name }),
    finder: findByPath,
    convert({ name, title, text }, links) {
      const { heading, rest } = takeTitleLine(text);
      const quoted = rest.includes(':::') ? quoteBlocks(rest, notice) : rest;
      return {
        title: (title ?? heading) || name,
        text: mapProse(quoted, (prose) => {
          const plain = prose.replace(MENTION, (whole, person: string) => {
            links.warn(warningTexts.mention, whole);
            return `@${person.replace(/^@/, '')}`;
          });
          return relink(plain, links, (fragment) => anchorOf(fragment.replace(/^h-/, '')));
        }),
      };
    },
  };
}

const notice = {
  opens: (line: string) => NOTICE.exec(line)?.[1],
  closes: (line: string) => line === ':::',
};
