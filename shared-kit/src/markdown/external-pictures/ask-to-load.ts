import { markdownTexts } from '../texts.ts';

export type AskState = 'asking' | 'loading' | 'failed';

interface Ask {
  address: string;
  site: string;
  alt: string;
  onShow: () => void;
  onAlways: () => void;
  onRetry: () => void;
}

// Words are attributes drawn by the style, so that they are not part of the note's text when it is searched or copied.
export function part(tag: 'span' | 'div' | 'button' | 'a', name: string, word: string): HTMLElement {
  const element = document.createElement(tag);
  element.dataset.part = name;
  element.dataset.word = word;
  return element;
}

/** A button without further effects: it may be inside a link, or in the editor. */
export function choice(word: string, name: string, onPress: () => void): HTMLElement {
  const button = part('button', 'picture-choice', word);
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', name);
  button.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    onPress();
  });
  return button;
}

function openLink(address: string, site: string): HTMLElement {
  const link = part('a', 'picture-choice', markdownTexts.openPicture);
  link.setAttribute('href', address);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
  link.setAttribute('aria-label', markdownTexts.openPictureAt(site));
  return link;
}

/** The placeholder of a picture of another site until it is loaded. */
export function createAsk({ address, site, alt, onShow, onAlways, onRetry }: Ask) {
  const box = part('span', 'picture-ask', '');
  box.setAttribute('role', 'group');
  const set = (state: AskState) => {
    const words = {
      asking: markdownTexts.pictureFrom(site),
      loading: markdownTexts.pictureLoading(site),
      failed: markdownTexts.pictureFailed(site),
    }[state];
    const choices = {
      asking: () => [
        choice(markdownTexts.showPicture, markdownTexts.showPictureFrom(site, alt), onShow),
        choice(markdownTexts.alwaysShow, markdownTexts.alwaysShowFrom(site), onAlways),
      ],
      loading: () => [],
      failed: () => [
        choice(markdownTexts.retryPicture, markdownTexts.retryPictureFrom(site, alt), onRetry),
        openLink(address, site),
      ],
    }[state]();
    const hadFocus = box.contains(document.activeElement);
    box.dataset.state = state;
    box.setAttribute('aria-label', alt === '' ? words : `${alt}. ${words}`);
    box.title = state === 'asking' ? markdownTexts.pictureHint(site) : '';
    const text = part('span', 'picture-words', '');
    if (alt !== '') text.append(part('span', 'picture-alt', alt));
    text.append(part('span', 'picture-from', words));
    const row = part('span', 'picture-choices', '');
    row.append(...choices);
    box.replaceChildren(text, row);
    if (!hadFocus) return;
    box.tabIndex = -1;
    (choices[0] ?? box).focus({ preventScroll: true });
  };
  set('asking');
  return { box, set };
}
