import { storablePath } from '../../../../core/text/sanitize-text.ts';
import { fileNameOf } from '../../../archive/file-names.rules.ts';
import { ARCHIVE } from '../../formats/model/archived.rules.ts';
import type { Vault } from '../../formats/model/vault.reader.ts';
import { firstLineTitle } from '../../formats/text/first-line.rules.ts';
import { withoutTitle } from '../../formats/text/title-line.rules.ts';
import { NoteProblem } from '../../import.errors.ts';
import { importTexts } from '../../texts.ts';
import { warningTexts } from '../../warning-texts.ts';
import { createPlaces, linkTo } from '../file-places.rules.ts';
import { noteFile } from '../note-file.writer.ts';
import { readJson } from '../read-json.reader.ts';
import type { Piece } from '../translator.port.ts';
import { fromList, type Memo, memoListSchema, memoSchema } from './memos.parser.ts';

const RECORD = /^memos\/[^/]+\.json$/;
/** The address of another memo: as the destination of a link, or whole in the text. */
const ADDRESS =
  /(\]\()(?:https?:\/\/[^\s/()]{1,200})?\/(?:m|memos)\/([\w-]{1,36})(?=\))|(?<![(<\w])https?:\/\/[^\s/()]{1,200}\/(?:m|memos)\/([\w-]{1,36})(?=[\s.,]|$)/g;

/** An export of Memos, or a list of memos from its API. */
export async function* readMemos(vault: Vault): AsyncIterable<Piece> {
  const memos: Memo[] = [];
  for (const file of vault.files) {
    if (!/\.json$/i.test(file)) continue;
    if (RECORD.test(file)) yield* readRecord(vault, file, memos);
    else {
      const list = await readJson(vault, file, memoListSchema);
      if (list) memos.push(...fromList(list));
    }
  }
  yield* writeMemos(memos, vault);
}

async function* readRecord(vault: Vault, file: string, memos: Memo[]): AsyncGenerator<Piece> {
  const record = await readJson(vault, file, memoSchema);
  const text = record && vault.files.has(record.contentPath) ? record.contentPath : undefined;
  if (!record || text === undefined) {
    yield {
      failed: file,
      problem: new NoteProblem(importTexts.notMemos(storablePath(file))),
    };
    return;
  }
  try {
    memos.push({ ...record, content: await vault.read(text) });
  } catch (error) {
    if (!(error instanceof NoteProblem)) throw error;
    yield { failed: text, problem: error };
  }
}

type Placed = ReadonlyMap<string, { memo: Memo; file: string }>;

async function* writeMemos(memos: Memo[], vault: Vault): AsyncGenerator<Piece> {
  const places = createPlaces();
  const placed = new Map(
    memos.map((memo) => [memo.uid, { memo, file: places.note(folderOf(memo), titleOf(memo)) }]),
  );
  for (const { memo, file } of placed.values()) {
    const shown: string[] = [];
    for (const { filename, path, externalLink, type } of memo.attachments) {
      const mark = type.startsWith('image/') ? '!' : '';
      const name = filename.replace(/[[\]\\]/g, '\\$&');
      if (path !== undefined && vault.files.has(path)) {
        const place = places.file(file, filename);
        yield { keep: path, as: place };
        shown.push(`${mark}[${name}](${linkTo(place, file)})`);
      } else if (/^https?:\/\/\S+$/.test(externalLink)) shown.push(`[${name}](<${externalLink}>)`);
      else vault.warnings.add(file, warningTexts.fileMissing, filename);
    }
    yield* written(memo, file, placed, { vault, shown });
  }
}

const folderOf = ({ state, space }: Memo) =>
  state === 'ARCHIVED' ? ARCHIVE : space && space.title.trim() !== '' ? fileNameOf(space.title) : '';
const titleOf = ({ content }: Memo) =>
  firstLineTitle(content.replace(/(?:^|\s)#[^\s#]+/g, ' ').trim() || content);

function* written(
  memo: Memo,
  file: string,
  placed: Placed,
  { vault, shown }: { vault: Vault; shown: string[] },
): Generator<Piece> {
  const { content, tags, createTime, updateTime, pinned, visibility, location, reactions } = memo;
  const lost = (reason: string, what?: string) => vault.warnings.add(file, reason, what);
  if (visibility !== 'PRIVATE') lost(warningTexts.visibility, visibility.toLowerCase());
  if (reactions.length > 0)
    lost(warningTexts.reactions, reactions.map(({ reactionType }) => reactionType).join(' '));
  const linkOf = (uid: string) => {
    const known = placed.get(uid);
    return known && `[${titleOf(known.memo).replace(/[[\]\\]/g, '\\$&')}](${linkTo(known.file, file)})`;
  };
  const about = memo.parent === undefined ? undefined : linkOf(memo.parent);
  const related = memo.relations.flatMap(({ memo: uid }) => linkOf(uid) ?? []).map((link) => `- ${link}`);
  const text = content.replace(ADDRESS, (whole, open: string | undefined, uid: string, alone: string) => {
    const known = placed.get(uid ?? alone);
    if (open === undefined) return linkOf(alone) ?? whole;
    return known ? open + linkTo(known.file, file) : whole;
  });
  // Tags in the text are tags here as well.
  const others = tags.filter((tag) => !content.includes(`#${tag}`));
  yield* noteFile(
    {
      file,
      title: titleOf(memo),
      text: [
        about && warningTexts.comment(about),
        withoutTitle(text, titleOf(memo)).trim(),
        shown.join('\n\n'),
        related.join('\n'),
      ]
        .filter(Boolean)
        .join('\n\n'),
      tags: others,
      created: createTime,
      updated: updateTime,
      pinned,
      properties: location
        ? {
            place: location.placeholder || undefined,
            latitude: `${location.latitude}`,
            longitude: `${location.longitude}`,
          }
        : {},
    },
    vault.warnings,
  );
}
