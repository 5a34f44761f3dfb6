import { uploadTexts as texts } from './texts.ts';

function element<K extends keyof HTMLElementTagNameMap>(name: K, words = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}

function button(words: string, label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', words);
  made.type = 'button';
  made.setAttribute('aria-label', label);
  made.onclick = onPress;
  return made;
}

/** What the placeholder of a file shows: how far its upload is, or why it failed. */
export function createUploadRow(place: HTMLElement, name: string) {
  const say = (words: string, role: 'status' | 'alert') => {
    const said = element('span', words);
    said.setAttribute('role', role);
    return said;
  };
  return {
    /** Returns what takes the fraction that has been sent, from 0 to 1. */
    running: (cancel: () => void) => {
      const bar = element('progress');
      bar.setAttribute('aria-label', texts.progress(name));
      const stop = button(texts.cancel, texts.cancelNamed(name), cancel);
      place.replaceChildren(say(texts.running(name), 'status'), bar, stop);
      return (fraction: number) => {
        // When all has been sent, the service still checks it.
        if (fraction < 1) bar.value = fraction;
        else bar.removeAttribute('value');
      };
    },
    failed: (reason: string, { retry, remove }: Record<'retry' | 'remove', () => void>) =>
      place.replaceChildren(
        say(texts.failedBecause(name, reason), 'alert'),
        button(texts.retry, texts.retryNamed(name), retry),
        button(texts.remove, texts.removeNamed(name), remove),
      ),
  };
}
