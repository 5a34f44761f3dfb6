import { type RefObject, useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { Autosave } from '../../model/autosave/autosave.ts';
import type { EditingStart } from '../../model/start/editing-start.ts';
import type { Typed } from '../../model/start/key-buffer.ts';
import { offsetAtPoint, selectedPoints } from '../../model/start/points.ts';
import { selectedIn } from '../../model/start/selected-in.ts';
import { typeInTitle } from '../../model/start/type-in-title.ts';
import type { AnyEditor } from '../any-editor.ts';
import { whenDrawn } from '../fences/when-drawn.ts';

/** How long the editor waits for pictures that the text already shows, in milliseconds. */
const PICTURES_MS = 150;

/** Without their pictures the blocks would jump. */
function picturesLoaded(root: ParentNode | null | undefined): Promise<unknown> | undefined {
  const pictures = [...(root?.querySelectorAll<HTMLImageElement>('[data-image] img') ?? [])];
  const missing = pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
  if (missing.length === 0) return undefined;
  const late = new Promise((resolve) => {
    setTimeout(resolve, PICTURES_MS);
  });
  const loads = missing.map(
    (picture) =>
      new Promise((resolve) => {
        picture.addEventListener('load', resolve, { once: true });
        picture.addEventListener('error', resolve, { once: true });
      }),
  );
  return Promise.race([Promise.all(loads), late]);
}

interface StartCursorOptions {
  autosave: Autosave;
  start: RefObject<EditingStart>;
  title: RefObject<HTMLTextAreaElement | null>;
  /** The cursor of a draft starts in its title. */
  isDraft: boolean;
  onShown: () => void;
  /** The cursor stands, and what was typed is in the text. */
  onStarted: () => void;
}

/** Shows the editor once nothing is composed any more, with the cursor at the click and all typed keys in the text. */
export function useStartCursor({ autosave, start, title, isDraft, onShown, onStarted }: StartCursorOptions) {
  return useCallback(
    (ready: AnyEditor | null) => {
      const { heading, point, selected, scrolled = scrollY, anchors, keys } = start.current;
      const typeTitle = (offset: number, typed: readonly Typed[]) => {
        const next = typeInTitle(autosave.get().text.title, offset, typed);
        if (typed.length > 0) flushSync(() => autosave.edit({ title: next.title }));
        title.current?.focus({ preventScroll: true });
        title.current?.setSelectionRange(next.cursor, next.cursor);
        return next.rest;
      };
      const root = title.current?.parentElement;
      const show = async () => {
        const clicked = point && { x: point.x - scrollX, y: point.y - scrollY };
        const titleLength = autosave.get().text.title.length;
        const titleOffset = heading && clicked && Math.min(offsetAtPoint(heading, clicked), titleLength);
        const points =
          selectedPoints(selectedIn(document.querySelector('main')) ?? selected) ?? (clicked && [clicked]);
        const moved = scrollY - scrolled;
        flushSync(onShown);
        const aligned =
          points && titleOffset === undefined && ready?.mode === 'visual'
            ? ready.editor.align(anchors)
            : undefined;
        if (aligned) await aligned;
        // The note may be left meanwhile.
        if (aligned && !title.current) return keys?.remove();
        const typed = keys?.take() ?? [];
        const inTitle = titleOffset ?? (isDraft && !point ? titleLength : undefined);
        start.current = { anchors: [], keys: null };
        if (inTitle !== undefined) {
          const rest = typeTitle(inTitle, typed);
          if (rest) {
            ready?.editor.focusStart();
            ready?.editor.typeKeys(rest);
          }
        } else if (ready) {
          const [from, to] = (points ?? []).map(({ x, y }) => ({ x, y: aligned ? y + moved : y }));
          if (from && ready.mode === 'visual') ready.editor.placeCursor(from, to);
          else ready.editor.scrollToAnchors(anchors);
          ready.editor.typeKeys(typed);
        }
        keys?.remove();
      };
      void Promise.all([keys?.settled(), picturesLoaded(root), ready?.mode === 'visual' && whenDrawn(root)])
        .then(show)
        .finally(onStarted);
    },
    [autosave, start, title, isDraft, onShown, onStarted],
  );
}
