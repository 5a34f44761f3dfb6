/** What was added to a text to be pressed. */
const ADDED = 'button, [data-part^=picture]';

/**
 * Copies a selection with pictures of other sites by their own addresses: those that the page shows them by are good
 * for this page alone. Returns a function that stops it.
 */
export function copyForeign(root: HTMLElement): () => void {
  const copy = (event: ClipboardEvent) => {
    const selection = getSelection();
    if (!selection || selection.rangeCount === 0) return;
    // In a document of its own nothing is fetched.
    const other = document.implementation.createHTMLDocument();
    const box = other.createElement('div');
    box.append(other.importNode(selection.getRangeAt(0).cloneContents(), true));
    const images = box.querySelectorAll<HTMLImageElement>('img[data-foreign]');
    if (images.length === 0 || !event.clipboardData) return;
    for (const added of box.querySelectorAll(ADDED)) added.remove();
    for (const image of images) {
      image.setAttribute('src', image.dataset.foreign ?? '');
      for (const name of ['style', 'tabindex', 'data-foreign']) image.removeAttribute(name);
    }
    event.clipboardData.setData('text/html', box.innerHTML);
    event.clipboardData.setData('text/plain', selection.toString());
    event.preventDefault();
  };
  root.addEventListener('copy', copy);
  return () => root.removeEventListener('copy', copy);
}
