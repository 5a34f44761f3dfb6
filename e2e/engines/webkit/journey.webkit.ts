import { newCredentials } from '../../fixtures/accounts/account.ts';
import { button, NOTE_TEXT, NOTE_TITLE, SAVED } from './elements.ts';
import { expect, test } from './webkit-test.ts';

test('signs up, writes a note with the slash menu, and finds it after a reload', async ({ webkit }) => {
  const person = newCredentials();
  await webkit.goto('/login');
  await webkit.click(button('Create account'));
  await webkit.fill({ css: 'main input', name: /^Name/ }, person.name);
  await webkit.fill({ css: 'main input', name: /^Email/ }, person.email);
  await webkit.fill({ css: 'main input', name: /^Password/ }, person.password);
  await webkit.click(button('Create account'));
  await webkit.one({ css: 'h1, h2', name: 'No notes yet' });

  await webkit.click(button('Add'));
  await webkit.click({ css: '[role=menuitem]', name: /^New note/ });
  await webkit.fill(NOTE_TITLE, 'Sourdough bread');
  await webkit.click(NOTE_TEXT);
  await webkit.type('Feed the starter.');
  await webkit.press('Enter');
  await webkit.type('/heading 2');
  await webkit.one({ css: '[role=option]', name: /^Heading 2/ });
  await webkit.press('Enter');
  await webkit.type('Day two');
  await webkit.press('Enter');
  await webkit.type('- [ ] fold it');
  await webkit.one(SAVED);
  await webkit.click(button('Done'));
  await expect.poll(() => webkit.path()).toBe('/sourdough-bread');

  await webkit.reload();
  await webkit.one({ css: 'main h1', name: 'Sourdough bread' });
  await webkit.one({ css: 'article h2, [role=article] h2, main h2', name: /^Day two/ });
  await webkit.one({ css: 'main li', name: /fold it/ });

  await webkit.click(button(/^Search/));
  await webkit.fill({ css: '[role=dialog] input' }, 'sourdough');
  await webkit.one({ css: '[role=option]', name: /Sourdough bread/ });
});
