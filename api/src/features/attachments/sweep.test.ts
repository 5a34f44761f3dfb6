import { existsSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@my-note/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { attach, download, PNG } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { storeAttachment } from './attachments.usecases.ts';
import { sweepAttachments } from './sweep.usecases.ts';

const HOUR = 60 * 60_000;
const { app, newUser, services, advance, dataDir } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});
const picture = () => attach(app(), ada, 'a.png', PNG);
const isStored = (id: string) => existsSync(path.join(dataDir, 'attachments', id.slice(-2), id));
const statusOf = async (url: string) => {
  // The clock is put forward by weeks, and an access token lives for minutes.
  await ada.renew();
  return (await download(app(), ada, url)).status;
};
const remove = (id: string) => ada.call('DELETE', paths.note(id));

describe('Deleting a note permanently', () => {
  it('removes its attachments, except those that another note uses', async () => {
    const [own, shared] = [await picture(), await picture()];
    const note = await ada.note('One', null, `![](${own.url}) ![](${shared.url})`);
    const other = await ada.note('Two', null, `![](/api${shared.url})`);
    await ada.moveToTrash(other._id);
    await remove(note._id);
    expect([await statusOf(own.url), isStored(own._id)]).toEqual([404, false]);
    expect([await statusOf(shared.url), isStored(shared._id)]).toEqual([200, true]);
    await remove(other._id);
    expect([await statusOf(shared.url), isStored(shared._id)]).toEqual([404, false]);
  });

  it('as part of a trashed category removes its attachments', async () => {
    const own = await picture();
    const work = await ada.category('Work');
    await ada.note('One', work._id, `![](${own.url})`);
    await ada.moveToTrash(work._id);
    expect(await statusOf(own.url)).toBe(200);
    await remove(work._id);
    expect([await statusOf(own.url), isStored(own._id)]).toEqual([404, false]);
  });

  it("keeps another user's attachment even when a note links to it", async () => {
    const own = await picture();
    const bob = await newUser();
    const note = await bob.note('Mine', null, `![](${own.url})`);
    await bob.call('DELETE', paths.note(note._id));
    expect(await statusOf(own.url)).toBe(200);
  });
});

describe('The sweep', () => {
  it('removes after a month attachments that no note uses, living or trashed', async () => {
    const [unnamed, named, trashed] = [await picture(), await picture(), await picture()];
    await ada.note('One', null, `![](${named.url})`);
    await ada.moveToTrash((await ada.note('Two', null, `![](${trashed.url})`))._id);
    advance(29 * 24 * HOUR);
    await sweepAttachments(services());
    expect(await statusOf(unnamed.url)).toBe(200);
    advance(25 * HOUR);
    await sweepAttachments(services());
    expect(await statusOf(unnamed.url)).toBe(404);
    advance(2 * HOUR);
    expect(await sweepAttachments(services())).toBeGreaterThan(0);
    expect(isStored(unnamed._id)).toBe(false);
    expect([await statusOf(named.url), await statusOf(trashed.url)]).toEqual([200, 200]);
  });

  it('keeps an attachment that only a version of a note uses, until the note is deleted', async () => {
    const shown = await picture();
    const note = await ada.note('One', null, `![](${shown.url})`);
    await ada.change(note._id, { content: 'without' });
    for (const days of [16, 16]) {
      advance(days * 24 * HOUR);
      await sweepAttachments(services());
      expect(await statusOf(shown.url)).toBe(200);
    }
    await ada.call('DELETE', paths.note(note._id));
    await sweepAttachments(services());
    expect(await statusOf(shown.url)).toBe(404);
  });

  it('removes what a crash in the middle of an upload left', async () => {
    const { files } = services();
    const crash = {
      ...files,
      put: async (id: string, file: string) => {
        await files.put(id, file);
        throw new Error(id);
      },
    };
    const id = await storeAttachment({ ...services(), files: crash }, ada._id, {
      file: import.meta.filename,
      name: 'a.txt',
    }).catch((error: Error) => error.message);
    const url = paths.attachment(String(id));
    expect([await statusOf(url), isStored(String(id))]).toEqual([404, true]);
    await sweepAttachments(services());
    expect(isStored(String(id))).toBe(true);
    advance(2 * HOUR);
    await sweepAttachments(services());
    expect(isStored(String(id))).toBe(false);
  });
});
