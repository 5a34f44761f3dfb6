import { importTexts } from '../../texts.ts';

const TITLE_LENGTH = 60;

/** A title for a text without one: the beginning of its first line. */
export function firstLineTitle(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const plain = line
    .replace(/^(?:#{1,6}|>|[-*+](?: \[[ xX]\])?|\d{1,9}[.)])\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
  return (
    (plain.length > TITLE_LENGTH ? `${plain.slice(0, TITLE_LENGTH).trimEnd()}…` : plain) ||
    importTexts.untitled
  );
}
