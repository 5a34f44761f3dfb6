import type { Node, Schema } from '@milkdown/kit/prose/model';

/** Lines that depend on tabs, columns, indentation or code fences, which a paragraph would not keep. */
const isLaidOut = (text: string) =>
  text.includes('\n') &&
  (/\t|^ {4,}\S|\S {3,}\S|^ {0,3}(`{3}|~{3})/m.test(text) || /\S.*\n {2,}\S/.test(text));

const inlineOf = (schema: Schema, lines: readonly string[]): Node[] =>
  lines.flatMap((line, index) => [
    ...(index > 0 ? [schema.node('hardbreak', { isInline: true })] : []),
    ...(line ? [schema.text(line)] : []),
  ]);

/** A text literally: as paragraphs, or as code when only that keeps its layout. */
export function plainBlocks(schema: Schema, text: string): Node[] {
  const whole = text.replaceAll(/[ \t]+\n/g, '\n');
  if (isLaidOut(whole)) return [schema.node('code_block', null, schema.text(whole))];
  return whole
    .split(/\n{2,}/)
    .map((paragraph) => schema.node('paragraph', null, inlineOf(schema, paragraph.split('\n'))));
}
