import path from 'node:path';
import { comparable } from '../../../archive/file-names.rules.ts';
import { createPlan, folderOf } from '../../plan/import-plan.rules.ts';
import { warningTexts } from '../../warning-texts.ts';
import { ARCHIVE, trashedIn } from '../model/archived.rules.ts';
import type { Format, Links } from '../model/format.port.ts';
import { excludeInvalid } from '../model/plan-folders.rules.ts';
import { findByPath, relink } from '../model/relink.rules.ts';
import type { Vault } from '../model/vault.reader.ts';
import { unwiki } from '../model/wikilinks.rules.ts';
import { mapProse } from '../text/prose.parser.ts';
import { takeTitleLine } from '../text/title-line.rules.ts';
import { type BearInfo, readBearInfo } from './bear-info.parser.ts';
import { bearProse } from './bear-text.rules.ts';

/** The text of a note, in a bundle with its files. */
export const BUNDLE_TEXT = /(?:^|\/)[^/]+\.textbundle\/text\.(?:md|markdown|txt)$/i;
/** What is beside the texts and their files. */
const ABOUT = /\.textbundle\/info\.json$|(?:^|\/)tags\.json$/i;

/** Bear's notes, as a backup (.bear2bk), as TextBundles, or as TextPacks. */
export async function bearFormat(vault: Vault): Promise<Format> {
  const files = new Set([...vault.files].filter((file) => !ABOUT.test(file)));
  const texts = [...files].filter((file) => BUNDLE_TEXT.test(file));
  const infos = new Map<string, BearInfo>();
  for (const file of texts) infos.set(file, await readBearInfo(vault, `${folderOf(file)}/info.json`));
  const byId = new Map(Array.from(infos, ([file, { id }]) => [id, file]));
  const byTitle = new Map<string, string>();
  return {
    texts,
    plan(survey, ids) {
      const plan = createPlan(files, { ids, native: false });
      for (const [file, { trashed, archived }] of infos) {
        const bundle = folderOf(file);
        const title = survey.get(file)?.heading || nameOf(file);
        const folder = archived ? ARCHIVE : folderOf(bundle);
        if (trashed) plan.excluded.set(file, trashedIn('Bear'));
        else if (!excludeInvalid(plan, survey, file, folder)) {
          plan.addNote(file, folder, title);
          for (const name of [title, nameOf(file)].map(comparable))
            if (!byTitle.has(name)) byTitle.set(name, file);
        }
      }
      return plan;
    },
    finder(plan) {
      const byPath = findByPath(plan);
      const titled = (name: string) => byTitle.get(comparable(name));
      return (target, from) =>
        // Behind a slash there is a heading of the note.
        titled(target) ?? byPath(target, from) ?? titled(target.slice(0, target.lastIndexOf('/')));
    },
    convert({ file, title, text }, links) {
      const { heading, rest } = takeTitleLine(text);
      const info = infos.get(file);
      if (info?.locked) links.warn(warningTexts.lock);
      return {
        title: (title ?? heading) || nameOf(file),
        text: mapProse(heading === undefined ? text : rest, (prose) =>
          unwiki(relink(followIds(bearProse(prose), byId, links), links), links),
        ),
        front: info?.front ?? {},
      };
    },
  };
}

const nameOf = (file: string) => path.posix.basename(folderOf(file)).replace(/\.textbundle$/i, '');

const BY_ID =
  /bear:\/\/x-callback-url\/open-note\?(?:[^\s()<>#]{0,200}&)?id=([0-9A-Fa-f-]{36,80})[^\s()<>]{0,300}/g;

const followIds = (prose: string, byId: ReadonlyMap<string, string>, links: Links) =>
  prose.replace(BY_ID, (whole, id: string) => {
    const file = byId.get(id.toUpperCase());
    const address = file === undefined ? undefined : links.address(file);
    if (address === undefined) links.dead(whole);
    return address ?? whole;
  });
