import { warningTexts } from '../../warning-texts.ts';
import type { Links } from '../model/format.port.ts';
import { withSizes } from '../text/picture-size.rules.ts';

const LABELLED = /\[([^[\]\n]{1,500})\]\(\[\[([^[\]\n]{1,500})\]\]\)/g;
const EMBED = /\{\{embed (\[\[[^[\]\n{}]{1,500}\]\]|\(\([0-9a-f-]{36}\)\))\}\}/gi;
const REFERENCE = /(?:\[([^[\]\n]{1,500})\]\()?\(\(([0-9a-f-]{36})\)\)\)?/gi;
const SIZED = /(!\[[^[\]\n]{0,500})\](\([^()\n]{1,500}\))\{:height (\d{1,5}), :width (\d{1,5})\}/g;

type Blocks = ReadonlyMap<string, { file: string; text: string }>;

/** Converts syntax of Logseq to Markdown: labeled links, embeds, references to blocks, sizes. */
export function withBlocks(prose: string, file: string, blocks: Blocks, links: Links): string {
  return withSizes(prose, SIZED, '$4x$3]$2')
    .replace(LABELLED, (whole, label: string, page: string) => {
      const found = links.find(page);
      const address = found === undefined ? undefined : links.address(found);
      if (address === undefined) links.dead(whole);
      return address === undefined ? whole : `[${label}](${address})`;
    })
    .replace(EMBED, '$1')
    .replace(REFERENCE, (whole, label: string | undefined, id: string) => {
      const block = blocks.get(id.toLowerCase());
      const address = block && links.address(block.file);
      if (!block || address === undefined) {
        links.warn(warningTexts.blockMissing, whole);
        return whole;
      }
      // The block's text may contain links.
      const words = (label ?? block.text).replace(/\[\[|\]\]/g, '').replace(/[[\]]/g, '\\$&');
      return block.file === file ? words : `[${words || 'Block'}](${address})`;
    });
}
