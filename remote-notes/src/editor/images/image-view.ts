import { imageSchema } from '@milkdown/kit/preset/commonmark';
import type { Node } from '@milkdown/kit/prose/model';
import { $view } from '@milkdown/kit/utils';
import { ATTACHMENT_REFERENCE } from '@my-note/contract';
import {
  fetchPicture,
  foreignPicture,
  isPictureAddress,
  pictureAddress,
  showForeign,
  sizePicture,
} from '@my-note/kit/markdown';
import { loadPicture } from '../../api/attachments.ts';

const attachment = new RegExp(`^${ATTACHMENT_REFERENCE.source}$`);

const isChoice = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-part=picture-choice]') !== null;

/**
 * Shows an attachment with its bytes, which only its owner may fetch; an image of another site after the user allows
 * it; and any other image by its URL.
 */
function createImageView(initial: Node) {
  const dom = document.createElement('span');
  const image = dom.appendChild(document.createElement('img'));
  const caption = dom.appendChild(document.createElement('span'));
  dom.dataset.image = '';
  caption.dataset.caption = '';
  let [shown, blob] = ['', ''];
  let request = new AbortController();
  let removeExternal = () => {};
  const free = () => {
    request.abort();
    removeExternal();
    removeExternal = () => {};
    if (blob) URL.revokeObjectURL(blob);
    blob = '';
  };
  const load = (src: string) => {
    free();
    request = new AbortController();
    shown = src;
    const foreign = attachment.test(src) ? undefined : foreignPicture(src);
    if (foreign !== undefined) {
      image.removeAttribute('src');
      removeExternal = showForeign(image, foreign, fetchPicture);
      return;
    }
    if (!attachment.test(src)) {
      if (isPictureAddress(src)) image.src = src;
      else image.removeAttribute('src');
      return;
    }
    const { signal } = request;
    const addressed = loadPicture(src, signal).then(pictureAddress);
    addressed.then(
      (address) => {
        if (signal.aborted) return URL.revokeObjectURL(address);
        blob = address;
        image.src = blob;
      },
      // Without bytes, the alternative text is shown.
      () => signal.aborted || image.removeAttribute('src'),
    );
  };
  const show = ({ attrs: { src, alt, title } }: Node) => {
    const isNote = String(src).startsWith('note:');
    dom.toggleAttribute('data-embed', isNote);
    if (isNote) {
      // The note itself is drawn below; here are its words, which can be selected and deleted.
      caption.textContent = String(alt);
      return;
    }
    const previous = image.alt;
    sizePicture(image, String(alt));
    // The placeholder of an external image also shows its text.
    const isRenamed = image.alt !== previous && foreignPicture(shown) !== undefined;
    caption.textContent = String(title);
    if (src !== shown || isRenamed) load(String(src));
  };
  show(initial);
  return {
    dom,
    update: (node: Node) => {
      if (node.type !== initial.type) return false;
      show(node);
      return true;
    },
    ignoreMutation: () => true,
    // A click on its buttons must not select the image.
    stopEvent: isChoice,
    destroy: free,
  };
}

export const imageView = $view(imageSchema.node, () => createImageView);
