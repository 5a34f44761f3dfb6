/** The element with an id, of a known kind. */
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The popup has no ${id}`);
}

/** A field of a form by its name. */
export function field(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = form.elements.namedItem(name);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`The form has no field ${name}`);
}

const message = byId('message', HTMLParagraphElement);

/** Says something below the form. */
export function say(words: string, isRefusal = false): void {
  message.textContent = words;
  message.classList.toggle('refused', isRefusal);
}

/** Adds a link behind what was said. */
export function addLink(words: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = words;
  message.append(link);
}

export const addWords = (words: string): void => message.append(words);
