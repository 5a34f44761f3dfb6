import { createHash } from 'node:crypto';
import { colouredPng } from '@my-note/api/testing/png';
import { expect, test } from '../../fixtures/test.ts';
import { TransferPage } from '../../pages/transfer-page.ts';

test('an export of Evernote becomes a note with its picture, its tasks, and its tag', async ({
  page,
  account,
  shell,
}) => {
  const png = colouredPng('loaf');
  const hash = createHash('md5').update(png).digest('hex');
  const enex = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">
<en-export export-date="20230101T000000Z" application="Evernote" version="10.50.8"><note>
<title>Bread</title><created>20200102T030405Z</created><tag>Two words</tag>
<content><![CDATA[<!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>
<div><en-todo checked="true"/>Buy flour</div><div><en-todo/>Bake</div>
<div><en-media type="image/png" hash="${hash}"/></div>
<en-crypt hint="my dog">RU5D</en-crypt></en-note>]]></content>
<resource><data encoding="base64">${png.toString('base64')}</data><mime>image/png</mime>
<resource-attributes><file-name>loaf.png</file-name></resource-attributes></resource>
</note></en-export>`;
  const transfer = new TransferPage(page);
  await transfer.open();
  await transfer.chooseFiles({ name: 'Recipes.enex', mimeType: 'text/xml', buffer: Buffer.from(enex) });
  await expect(transfer.preview).toContainText('An export of Evernote, Recipes.enex');
  await expect(transfer.preview).toContainText('1 note, 1 category, 1 attachment');
  await transfer.preview.getByText('1 thing can’t be kept').click();
  await expect(transfer.preview).toContainText('Encrypted text was left out');
  expect(await account.list()).toEqual([]);

  await transfer.import();
  await expect(page.getByText('Import finished')).toBeVisible();
  await page.goto('/recipes/bread');
  await expect(shell.main.getByRole('heading', { name: 'Bread' })).toBeVisible();
  const picture = shell.main.getByRole('img', { name: 'loaf.png' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const boxes = shell.main.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  await page.goto('/i/tags');
  await expect(shell.main.getByRole('link', { name: /Two-words/ })).toBeVisible();
});
