import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { addSampleNotes } from '../fixtures/notes/sample-notes.ts';
import { expect, test } from '../fixtures/test.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/pictures');

/** Takes a picture for docs/using, as WebP. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const png = await page.screenshot({ scale: 'css' });
  const canvas = await page.context().newPage();
  const webp = await canvas.evaluate(async (bytes) => {
    const image = new Image();
    image.src = `data:image/png;base64,${bytes}`;
    await image.decode();
    const { width, height } = image;
    const drawing = Object.assign(document.createElement('canvas'), { width, height });
    drawing.getContext('2d')?.drawImage(image, 0, 0);
    return drawing.toDataURL('image/webp', 0.75).split(',')[1] ?? '';
  }, png.toString('base64'));
  await canvas.close();
  await writeFile(path.join(folder, `using-${name}.webp`), Buffer.from(webp, 'base64'));
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const FORMULAS = `---
place: the back garden
due: ${day(20)}
---

The bed holds $V = l \\cdot w \\cdot h$, and compost settles:

$$
h(t) = h_0 \\, e^{-t / \\tau}
$$

| Crop | Rows |
| --- | --- |
| Beans | 4 |
| Peas | 2 |

\`\`\`python
rows = [bed for bed in beds if bed.free > 0]
\`\`\`
`;

test('pages of docs/using', async ({ page, account, shell }) => {
  test.slow();
  await addSampleNotes(account);
  const garden = await account.category('Garden');
  await account.note(
    'Beds',
    `Sow peas. #garden/beds\n\n- [ ] Turn the compost @${day(1)}\n- [ ] Order seed @${day(5)}\n- [x] Mend the fence`,
    garden,
  );
  await account.note(
    'Seeds',
    `Beans and peas. #garden/seeds #shopping\n\n- [ ] Compare prices @${day(9)}`,
    garden,
  );
  const formulas = await account.note('How much soil', FORMULAS, garden);

  await page.goto(`/${formulas.slug}`);
  await expect(shell.main.locator('math').first()).toBeVisible();
  await take(page, 'writing');

  for (const [address, name] of [
    ['/i/tags', 'tags'],
    ['/i/tasks', 'tasks'],
    ['/i/connections', 'webhooks'],
    ['/i/new?title=A%20page%20to%20keep&text=Words%20of%20it&tags=garden', 'capture'],
    ['/i/transfer', 'exporting'],
  ] as const) {
    await page.goto(address);
    await expect(shell.main.getByRole('heading').first()).toBeVisible();
    await take(page, name);
  }
});
