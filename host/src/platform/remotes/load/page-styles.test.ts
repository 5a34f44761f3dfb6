import { expect, test } from 'vitest';
import { holdStyles } from './page-styles.ts';

/** Adds a style sheet as code does; the returned function says whether it applies. */
function addStyle(attributes: Record<string, string> = {}): () => boolean {
  const style = document.createElement('style');
  for (const [name, value] of Object.entries(attributes)) style.setAttribute(name, value);
  style.textContent = 'body { color: red }';
  document.head.append(style);
  return () => style.sheet?.disabled === false;
}

test('styles that a page adds apply while a page of that remote is mounted', () => {
  const ofHost = addStyle();
  const leave = holdStyles('rain-gauge', true);
  const ofPage = addStyle();
  const shared = addStyle({ 'data-emotion': 'mn s' });
  expect([ofHost(), ofPage(), shared()]).toEqual([true, true, true]);
  leave();
  expect([ofHost(), ofPage(), shared()]).toEqual([true, false, true]);
  const leaveOther = holdStyles('notes', true);
  expect(ofPage()).toBe(false);
  leaveOther();
  const leaveAgain = holdStyles('rain-gauge', true);
  expect([ofHost(), ofPage(), shared()]).toEqual([true, true, true]);
  leaveAgain();
});

test('a slot has the styles of its own build on the page of another remote', () => {
  const leaveNotes = holdStyles('notes', true);
  const leaveSlot = holdStyles('rain-gauge');
  const ofSlot = addStyle({ 'data-webpack': 'remote_rain_gauge:12' });
  const ofPage = addStyle();
  leaveSlot();
  expect([ofSlot(), ofPage()]).toEqual([false, true]);
  leaveNotes();
  expect([ofSlot(), ofPage()]).toEqual([false, false]);
  const leaveOnHome = holdStyles('rain-gauge');
  expect([ofSlot(), ofPage()]).toEqual([true, false]);
  leaveOnHome();
});

test('a slot keeps the styles of its build active, and not those that a page added', () => {
  const [leavePage, leaveSlot] = [holdStyles('rain-gauge', true), holdStyles('rain-gauge')];
  const ofBuild = addStyle({ 'data-webpack': 'remote_rain_gauge:13' });
  const ofPage = addStyle();
  leavePage();
  expect([ofBuild(), ofPage()]).toEqual([true, false]);
  leaveSlot();
  expect([ofBuild(), ofPage()]).toEqual([false, false]);
});
