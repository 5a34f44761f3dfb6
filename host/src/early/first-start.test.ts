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
  document.body.innerHTML = `<div id="first-page"><h1 data-first-start="title">Bees</h1>
    <p id="date">May</p><div data-first-start="text"><p id="words">Hum</p><a href="/x">more</a></div></div>
    <div data-first-start="text" id="elsewhere"></div>`;
});

test('keeps the place of the last click, and the focus in the field', () => {
  click('#words', { clientX: 30, clientY: 40 });
  expect(field()?.dataset).toMatchObject({ place: 'text', x: '30', y: '40' });
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
