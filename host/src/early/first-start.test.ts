import { beforeEach, expect, test } from 'vitest';
import { keepFirstStart } from './first-start.ts';

keepFirstStart();
const field = () => document.querySelector<HTMLTextAreaElement>('#first-start');
function click(selector: string, init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, ...init });
  // The test's DOM knows no page coordinates.
  const { clientX, clientY } = event;
  Object.defineProperties(event, { pageX: { value: clientX }, pageY: { value: clientY } });
  document.querySelector(selector)?.dispatchEvent(event);
}

beforeEach(() => {
  history.replaceState(null, '', '/bees');
  document.body.innerHTML = `<div id="first-page"><h1 data-first-start="title">Bees</h1>
    <p id="date">May</p><div data-first-start="text"><p id="words">Hum</p><a href="/x">more</a></div></div>
    <div data-first-start="text" id="elsewhere"></div>`;
});

test('keeps the place of the last click, and the focus in the field', () => {
  click('#words', { clientX: 30, clientY: 40 });
  expect(field()?.dataset).toMatchObject({ place: 'text', path: '/bees', x: '30', y: '40' });
  expect(document.activeElement).toBe(field());
  Object.assign(field() ?? {}, { value: 'typed' });
  click('h1', { clientX: 5, clientY: 6 });
  expect(field()?.dataset).toMatchObject({ place: 'title', x: '5', y: '6' });
  expect(field()?.value).toBe('typed');
});

test('leaves links, chords, other buttons, and what is not marked or not of the first text', () => {
  click('a');
  click('#date');
  click('#elsewhere');
  click('#words', { ctrlKey: true });
  click('#words', { button: 1 });
  document.getElementById('first-page')?.setAttribute('data-copy', '');
  click('#words');
  expect(field()).toBeNull();
});

const press = (key: string, init: KeyboardEventInit = {}) =>
  field()?.dispatchEvent(new KeyboardEvent('keydown', { key, ...init }));

test('keeps keys that act on the text until there is a letter that they would act on', () => {
  click('#words');
  press('Backspace');
  press('End', { shiftKey: true });
  press('a');
  Object.assign(field() ?? {}, { value: 'typed' });
  press('Backspace');
  const none = { shiftKey: false, ctrlKey: false, metaKey: false };
  expect(JSON.parse(`[${field()?.dataset.keys?.slice(1)}]`)).toEqual([
    { key: 'Backspace', ...none },
    { key: 'End', ...none, shiftKey: true },
  ]);
  click('h1');
  expect(field()?.dataset.keys, 'of another place').toBe('');
});

test('says while an input method composes', () => {
  click('#words');
  field()?.dispatchEvent(new CompositionEvent('compositionstart'));
  expect(field()?.dataset).toHaveProperty('composing');
  field()?.dispatchEvent(new CompositionEvent('compositionend'));
  expect(field()?.dataset).not.toHaveProperty('composing');
});

test.each(['beforeunload', 'my-note:before-reload'])('%s asks while there are words', (type) => {
  const isLeft = () => dispatchEvent(new Event(type, { cancelable: true }));
  click('#words');
  expect(isLeft()).toBe(true);
  Object.assign(field() ?? {}, { value: 'typed' });
  expect(isLeft()).toBe(false);
  field()?.remove();
  expect(isLeft()).toBe(true);
});

test('keeps nothing of a note that is not written by a click', () => {
  localStorage.setItem('my-note.edit-button', 'on');
  click('#words');
  localStorage.clear();
  document.querySelector('h1')?.setAttribute('data-first-start', '');
  click('h1');
  expect(field()).toBeNull();
});
