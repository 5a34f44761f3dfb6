import type { EditorView } from '@milkdown/kit/prose/view';
import type { OnLinkClick } from '../editor/links/link-click.ts';
import { createSuggestionState } from '../editor/suggest/suggestion-state.ts';
import { createVisualEditor } from '../editor/visual/visual-editor.ts';

/** The visual editor in the page; null for a text that it leaves to the source. */
export const tryEditor = (
  content: string,
  {
    root = document.body.appendChild(document.createElement('div')),
    onLink,
  }: { root?: HTMLElement; onLink?: OnLinkClick } = {},
) =>
  createVisualEditor({
    root,
    content,
    suggestionState: createSuggestionState(),
    onEdit: () => {},
    onFormatting: () => {},
    onLinkKey: () => {},
    onLink,
  });

/** The visual editor of a text that it keeps, and its view. */
export async function openEditor(content: string) {
  const editor = await tryEditor(content);
  let view: EditorView | undefined;
  editor?.run((_state, _dispatch, shown) => {
    view = shown;
    return true;
  });
  if (!editor || !view) throw new Error(`Not kept: ${content}`);
  return { editor, view };
}
