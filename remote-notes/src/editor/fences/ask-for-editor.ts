import type { Node } from '@milkdown/kit/prose/model';

let wanted: Node | null = null;

/** Asks for the visual editor of a block that was just inserted, which may still have to be drawn. */
export const askForEditor = (code: Node): void => {
  wanted = code;
};

/** Whether the editor of this block is asked for; once. */
export function isEditorAsked(code: Node): boolean {
  const isAsked = wanted?.eq(code) === true;
  if (isAsked) wanted = null;
  return isAsked;
}
