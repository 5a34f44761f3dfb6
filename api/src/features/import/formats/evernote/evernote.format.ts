import path from 'node:path';
import { comparable, createFolderNames, fileNameOf } from '../../../archive/file-names.rules.ts';
import type { Format, Links } from '../model/format.port.ts';
import type { Vault } from '../model/vault.reader.ts';
import { mapProse } from '../text/prose.parser.ts';
import { translatedFormat } from '../translated/translated.format.ts';

/** A link to another note: the export has no ids, so only its text says which. */
const NOTE_LINK =
  /\[((?:\\.|[^[\]\\\n]){1,500})\]\(<?(?:evernote:\/\/\/view\/|https:\/\/(?:www|app)\.evernote\.com\/shard\/[^()\s<>]{1,80}\/nl\/)[^()\s<>]*>?\)/g;

/** Notes of Evernote. Links between them are followed by the titles of the notes. */
export function evernoteFormat(vault: Vault): Format {
  const format = translatedFormat(vault);
  const byName = new Map<string, string>();
  for (const file of format.texts) {
    const name = comparable(path.posix.basename(file));
    if (!byName.has(name)) byName.set(name, file);
  }
  const fileOf = (title: string) => byName.get(comparable(createFolderNames()(fileNameOf(title), '.md')));

  function follow(prose: string, links: Links) {
    return prose.replace(NOTE_LINK, (whole, label: string) => {
      const file = fileOf(label.replace(/\\([!-/:-@[-`{-~])/g, '$1'));
      const address = file === undefined ? undefined : links.address(file);
      if (address === undefined) links.dead(whole);
      return address === undefined ? whole : `[${label}](${address})`;
    });
  }
  return {
    ...format,
    convert(page, links) {
      const converted = format.convert(page, links);
      return { ...converted, text: mapProse(converted.text, (prose) => follow(prose, links)) };
    },
  };
}
