import { canBeParsed } from '@my-note/kit/markdown';
import { createIdlePace } from '../base/in-tasks.ts';
import { VISUAL_MAX_LENGTH } from '../base/text-editor.ts';
import { createSuggestionState, type SuggestionState } from '../suggest/suggestion-state.ts';
import { createVisualEditor, LONG, type VisualEditor, type VisualEditorOptions } from './visual-editor.ts';

type Events = Pick<VisualEditorOptions, 'onEdit' | 'onFormatting' | 'onLinkKey' | 'onLink' | 'onLongPaste'>;

/** An editor that nobody has asked for yet, outside of the page. */
interface PreparedEditor {
  content: string;
  root: HTMLElement;
  suggestionState: SuggestionState;
  /** Makes it the editor of somebody who writes. */
  use: (events: Events) => Promise<VisualEditor | null>;
  destroy: () => void;
}

let prepared: PreparedEditor | null = null;

export const preparedFor = (content: string): PreparedEditor | null =>
  prepared?.content === content ? prepared : null;

/** The same, for one who uses it. */
export function takePrepared(content: string, suggestionState: SuggestionState): PreparedEditor | null {
  const found = preparedFor(content);
  if (found?.suggestionState !== suggestionState) return null;
  prepared = null;
  return found;
}

function prepare(content: string): PreparedEditor {
  let events: Events | null = null;
  const pace = createIdlePace();
  const root = document.createElement('div');
  const suggestionState = createSuggestionState();
  const editor = createVisualEditor({
    root,
    content,
    suggestionState,
    pace,
    onEdit: () => events?.onEdit(),
    onFormatting: (formatting) => events?.onFormatting(formatting),
    onLinkKey: () => events?.onLinkKey(),
    onLink: (href) => events?.onLink?.(href) ?? false,
    onLongPaste: (paste) => events?.onLongPaste?.(paste),
  });
  return {
    content,
    root,
    suggestionState,
    use: (used) => {
      events = used;
      pace.hurry();
      return editor;
    },
    destroy: () => {
      pace.stop();
      // What was stopped never ends by itself; Milkdown gives it up, which is no error here.
      editor.then(
        (made) => made?.destroy(),
        () => undefined,
      );
    },
  };
}

/**
 * Makes the editor of a long text while it is read, because that takes longer than somebody who wants to write should
 * wait. The returned function ends that.
 */
export function prepareEditor(content: string): () => void {
  const isLong = content.length > LONG && content.length <= VISUAL_MAX_LENGTH;
  if (isLong && preparedFor(content) === null && canBeParsed(content)) prepared = prepare(content);
  return () => {
    preparedFor(content)?.destroy();
    if (preparedFor(content)) prepared = null;
  };
}
