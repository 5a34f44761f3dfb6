import { hostileDiagrams } from '@my-note/contract/testing/hostile-texts';
import type { Locator, Page } from '@playwright/test';
import { detectHostileCode } from '../../fixtures/hostile-code.ts';
import { drawnWidth, fence, filesOf, saveDrawing, VISITOR } from '../../fixtures/remotes/fences.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SettingsSheet } from '../../pages/settings-sheet.ts';

const SOURCE = 'flowchart LR\n  accTitle: From seed to apple\n  A[Seed] --> B[Tree]\n  B --> C[Apple]';
const NAME = 'From seed to apple';
const on = { key: 'optionalRemotes', value: 'diagrams' } as const;

const diagram = (root: Page | Locator, name = NAME) =>
  root.getByRole('img', { name }).filter({ visible: true });

async function expectDrawn(image: Locator): Promise<void> {
  await expect(image).toBeVisible();
  await expect.poll(() => drawnWidth(image)).toBeGreaterThan(100);
}

test('is off at first, and switched on and off beside the open note', async ({ page, account, shell }) => {
  const asked = filesOf(page, 'diagrams');
  const settings = new SettingsSheet(page);
  const note = await account.note('Orchard', fence('mermaid', SOURCE));
  await page.goto(`/${note.slug}`);
  const source = page.getByText('A[Seed]');
  await expect(source).toBeVisible();
  await shell.openSettings();
  await expect(settings.optional('Diagrams')).not.toBeChecked();
  expect(asked).toEqual([]);
  await settings.toggleOptional('Diagrams');
  await expect(settings.optional('Diagrams')).toBeChecked();
  await shell.closeDialog();
  await expectDrawn(diagram(page));
  await expect(source).toBeHidden();
  await shell.openSettings();
  await settings.toggleOptional('Diagrams');
  await expect(settings.optional('Diagrams')).not.toBeChecked();
  await shell.closeDialog();
  await expect(source).toBeVisible();
  await expect(diagram(page)).toBeHidden();
});

test('fetches nothing for a note without a diagram', async ({ page, account, networkIdle }) => {
  const asked = filesOf(page, 'diagrams');
  await account.setting(on);
  const note = await account.note('Plain', fence('js', 'const plain = 1;'));
  await page.goto(`/${note.slug}`);
  await expect(page.getByText('const plain')).toBeVisible();
  await networkIdle();
  expect(asked).toEqual([]);
});

test('draws for the visitor of a share', async ({ browser, siteUrl, account }) => {
  const note = await account.note('Orchard', fence('mermaid', SOURCE));
  const { href } = await account.share(note._id);
  const context = await browser.newContext({ baseURL: siteUrl, storageState: VISITOR });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(href);
  await expectDrawn(diagram(page));
  expect(errors).toEqual([]);
  await context.close();
});

test('draws light on paper and dark on a dark screen', async ({ page, account }) => {
  await account.setting(on);
  const note = await account.note('Orchard', fence('mermaid', SOURCE));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/${note.slug}`);
  await expectDrawn(diagram(page));
  // Its pixels: the policy of the page lets nothing read the file itself.
  const picture = () =>
    diagram(page).evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL();
    });
  const dark = await picture();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expectDrawn(diagram(page));
  const paper = await picture();
  expect(paper).not.toBe(dark);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expectDrawn(diagram(page));
  await expect.poll(picture).toBe(paper);
});

test('saves a diagram as a file, light on a dark screen too', async ({ page, account }) => {
  await account.setting(on);
  const note = await account.note('Orchard', fence('mermaid', SOURCE));
  await page.goto(`/${note.slug}`);
  await expectDrawn(diagram(page));
  const light = await saveDrawing(page);
  expect(light.name).toBe('mermaid.svg');
  expect(light.text).toMatch(/^<svg .*<\/svg>$/s);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expectDrawn(diagram(page));
  const withoutIds = (text: string) => text.replaceAll(/mermaid-\d+/g, '');
  expect(withoutIds((await saveDrawing(page)).text)).toBe(withoutIds(light.text));
});

test('draws without a connection once the remote is there', async ({
  page,
  context,
  account,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await account.setting(on);
  const first = await account.note('First', fence('mermaid', SOURCE));
  const other = await account.note('Second', fence('mermaid', SOURCE.replace('seed', 'stone')));
  await page.goto(`/${other.slug}`);
  await expectDrawn(diagram(page, 'From stone to apple'));
  await page.goto(`/${first.slug}`);
  await expectDrawn(diagram(page));
  await page.getByRole('treeitem', { name: 'Second' }).click();
  await expectDrawn(diagram(page, 'From stone to apple'));
  await context.setOffline(true);
  await page.getByRole('treeitem', { name: 'First' }).click();
  await expectDrawn(diagram(page));
});

test('shows the source of what it cannot draw', async ({ page, account }) => {
  await account.setting(on);
  const note = await account.note('Broken', fence('mermaid', 'flowchart LR\n  A --> '));
  await page.goto(`/${note.slug}`);
  await expect(page.getByText('This diagram can’t be drawn.')).toBeVisible();
  await expect(page.getByText('A -->')).toBeVisible();
});

const KINDS = {
  sequence: 'sequenceDiagram\n  Alice->>Bob: Hello\n  Note over Bob: Thinks',
  class: 'classDiagram\n  Animal <|-- Duck\n  Animal : +int age',
  state: 'stateDiagram-v2\n  [*] --> Still\n  Still --> Moving',
  entity: 'erDiagram\n  CUSTOMER ||--o{ ORDER : places',
  gantt: 'gantt\n  title Plan\n  section A\n  Task :a1, 2024-01-01, 30d',
  pie: 'pie title Pets\n  "Dogs" : 386\n  "Cats" : 85',
  mindmap: 'mindmap\n  root((Ideas))\n    One\n    Two',
  timeline: 'timeline\n  title History\n  2002 : LinkedIn\n  2004 : Facebook',
  git: 'gitGraph\n  commit\n  branch develop\n  commit\n  checkout main\n  merge develop',
  journey: 'journey\n  title My day\n  section Work\n    Make tea: 5: Me',
  quadrant: 'quadrantChart\n  title Reach\n  x-axis Low --> High\n  y-axis Low --> High\n  A: [0.3, 0.6]',
  chart: 'xychart-beta\n  title Sales\n  x-axis [jan, feb]\n  y-axis "Revenue" 0 --> 10\n  bar [5, 6]',
  architecture: 'architecture-beta\n  group api(cloud)[API]\n  service db(database)[Database] in api',
  formula: 'flowchart LR\n  A["$$x^2$$"] --> B',
};

test('draws each kind of diagram under the policies of the page', async ({ page, account }) => {
  test.slow();
  await account.setting(on);
  const note = await account.note(
    'Kinds',
    Object.values(KINDS)
      .map((source) => fence('mermaid', source))
      .join('\n'),
  );
  await page.goto(`/${note.slug}`);
  for (const [n, kind] of Object.keys(KINDS).entries()) {
    const block = page.locator('[data-part=code]').nth(n);
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('img'), kind).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => drawnWidth(block.getByRole('img')), kind).toBeGreaterThan(10);
  }
});

test.describe('hostile sources', () => {
  // The page's policy alone would stop most of these, but the renderer has to stop all of them.
  test.use({ bypassCSP: true });

  test('run nothing and change nothing around them', async ({ page, account, consoleGuard }) => {
    test.setTimeout(240_000);
    consoleGuard.allow(/Failed to load resource|ERR_|Refused|Not allowed to load|unsafe/);
    await account.setting(on);
    const note = await account.note(
      'Hostile',
      `${hostileDiagrams.map((source) => fence('mermaid', source)).join('\n')}\nlast words`,
    );
    const hostile = await detectHostileCode(page);
    await page.goto(`/${note.slug}`);
    const fences = page.locator('[data-part=code]');
    await expect(fences).toHaveCount(hostileDiagrams.length);
    for (const [n, source] of hostileDiagrams.entries()) {
      await fences.nth(n).scrollIntoViewIfNeeded();
      const outcome = fences.nth(n).locator('img, [role=status]').first();
      await expect(outcome, source.slice(0, 200)).toBeVisible({ timeout: 20_000 });
      await hostile.expectHarmless(source);
    }
    await expect(page.getByText('last words')).toBeVisible();
    expect(await page.evaluate(() => Object.hasOwn(Object.prototype, 'polluted'))).toBe(false);
    expect(new URL(page.url()).pathname).toBe(`/${note.slug}`);
  });
});
