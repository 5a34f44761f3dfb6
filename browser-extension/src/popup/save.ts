import type { PageRead } from '../page/read-page.ts';
import { createClient, type NewNote } from '../site/client.ts';
import { copyPictures } from '../site/copy-pictures.ts';
import { Refusal, type Settings } from '../site/settings.ts';
import { texts } from '../texts.ts';
import { addLink, addWords, byId, field, say } from './elements.ts';
import { contentOf, firstChoice, type What } from './what.ts';

const form = byId('save', HTMLFormElement);
const choices = () => [...form.querySelectorAll<HTMLInputElement>('input[name=what]')];

const tagsOf = (typed: string) => [
  ...new Set(
    typed
      .split(/[\s,]+/)
      .map((tag) => tag.replace(/^#/, ''))
      .filter(Boolean),
  ),
];

/** Shows the form with what the page has. */
export function showSave(page: PageRead, settings: Settings, onSettings: () => void): void {
  const client = createClient(settings);
  const content = field(form, 'content');
  form.hidden = false;
  field(form, 'title').value = page.title || texts.untitled;
  const show = (what: What) => {
    content.value = contentOf(page, what);
  };
  for (const choice of choices()) {
    const what = choice.value as What;
    choice.disabled = what !== 'link' && page[what] === null;
    choice.checked = what === firstChoice(page);
    choice.onchange = () => show(what);
  }
  show(firstChoice(page));
  if (page.readable === null && page.selection === null) say(texts.pageClosed);
  byId('settings', HTMLButtonElement).onclick = () => {
    form.hidden = true;
    say('');
    onSettings();
  };

  client.categories().then(
    (paths) => {
      const options = paths.map((path) => Object.assign(document.createElement('option'), { value: path }));
      byId('categories', HTMLDataListElement).replaceChildren(...options);
    },
    (error: unknown) => say(error instanceof Refusal ? error.message : String(error), true),
  );

  // The same note keeps its key, so that a second press after a lost response makes no second one.
  let last = { body: '', key: '' };
  const keyOf = (note: NewNote) => {
    const body = JSON.stringify(note);
    if (body !== last.body) last = { body, key: crypto.randomUUID() };
    return last.key;
  };
  // Pictures that a press before has copied.
  const copies = new Map<string, { markdown: string; left: number }>();

  async function save() {
    say(texts.saving);
    const typed = content.value;
    const pictures = [...(page.selection?.pictures ?? []), ...(page.readable?.pictures ?? [])];
    const isWanted = form.querySelector<HTMLInputElement>('input[name=pictures]')?.checked === true;
    const copied =
      copies.get(typed) ??
      (isWanted
        ? await copyPictures(client, { markdown: typed, pictures: [...new Set(pictures)] }, (n, all) =>
            say(texts.savingPicture(n, all)),
          )
        : { markdown: typed, left: 0 });
    if (isWanted) copies.set(typed, copied);
    const category = field(form, 'category')
      .value.trim()
      .replace(/^\/+|\/+$/g, '');
    const note: NewNote = {
      title: field(form, 'title').value.trim(),
      content: copied.markdown,
      ...(category === '' ? {} : { category }),
      tags: tagsOf(field(form, 'tags').value),
    };
    const address = await client.createNote(note, keyOf(note));
    say(texts.saved);
    addLink(texts.open, address);
    if (copied.left > 0) addWords(texts.picturesLeft(copied.left));
  }

  form.onsubmit = (event) => {
    event.preventDefault();
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
    if (!button || button.disabled) return;
    button.disabled = true;
    save()
      .catch((error: unknown) => say(error instanceof Refusal ? error.message : String(error), true))
      .finally(() => {
        button.disabled = false;
      });
  };
}
