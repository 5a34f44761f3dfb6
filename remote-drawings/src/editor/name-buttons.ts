import { texts } from '../texts.ts';

/** Names two buttons for those who do not see them: Excalidraw gives one no name, and the other one without its words. */
export function nameButtons(canvas: HTMLElement | null): void {
  canvas?.querySelector('.main-menu-trigger')?.setAttribute('aria-label', texts.editor.menu);
  canvas?.querySelector('.reset-zoom-button')?.removeAttribute('aria-label');
}
