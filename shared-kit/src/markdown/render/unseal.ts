import { MARK_OF_SEALED } from '@my-note/contract/markdown-html';

/** Gives what is sanitised its marks, for all that draws and reads it. */
export function unseal(root: ParentNode): void {
  for (const [sealed, mark] of MARK_OF_SEALED) {
    for (const element of root.querySelectorAll(`[${sealed}]`)) {
      element.setAttribute(mark, element.getAttribute(sealed) ?? '');
      element.removeAttribute(sealed);
    }
  }
}
