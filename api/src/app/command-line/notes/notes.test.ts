import { existsSync, readFileSync } from 'node:fs';
import { noteSchema, paths } from '@my-note/contract';
import { newAccessTokenSchema } from '@my-note/contract/sessions';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runScript } from '../../../testing/processes/script-process.ts';
import { useApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const { app, newUser } = useApp();
let site = '';
let ada: TestUser;
let settings: Record<string, string>;
beforeAll(async () => {
  site = await app().listen({ host: '127.0.0.1', port: 0 });
});
async function tokenOf(scope: 'read' | 'write') {
  const made = await ada.call('POST', paths.tokens, { name: 'shell', scope, expires: null });
  return newAccessTokenSchema.parse(made.body).token;
}
beforeEach(async () => {
  ada = await newUser();
  settings = { MY_NOTE_SITE: `${site}/`, MY_NOTE_TOKEN: await tokenOf('write') };
});
const run = (
  args: string[],
  { input = '', more = {} }: { input?: string; more?: Record<string, string> } = {},
) => runScript('notes', args, { ...settings, ...more }, input);
const read = async (slug: string) => noteSchema.parse((await ada.bySlug(slug)).body).content;

describe('my-note notes', () => {
  it('adds what is piped in, appends, lists, finds, and prints', async () => {
    const added = await run(['add', 'Rain', '--category', 'Garden/Log', '--tags', '#wet, work/log'], {
      input: 'It rains.\n',
    });
    expect(added).toEqual({ code: 0, output: 'garden/log/rain\n' });
    await run(['append', '/garden/log/rain', '--text', 'Still.']);
    expect((await run(['cat', 'garden/log/rain'])).output).toBe('It rains.\n\n#wet #work/log\n\nStill.\n');
    expect((await run(['list'])).output).toBe('garden/\ngarden/log/\ngarden/log/rain\n');
    expect((await run(['list', 'garden/log'])).output).toBe('garden/log/rain\n');
    expect((await run(['list', '--tag', 'work'])).output).toBe('garden/log/rain\n');
    expect((await run(['search', 'rains'])).output).toMatch(/^garden\/log\/rain\n {2}.*rains/);
    expect((await run(['search', 'sunshine'])).output).toBe('Nothing was found\n');
  });

  it('opens the note of today, and appends to it', async () => {
    const { code, output } = await run(['today']);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/^journal\/\d{4}-\d\d-\d\d\n$/),
    });
    expect((await run(['append', '--today', '--text', 'Rain'])).output).toBe(output);
    expect((await run(['append', '--today'], { input: 'Sun' })).output).toBe(output);
    expect((await run(['cat', output.trim()])).output).toBe('Rain\n\nSun\n');
  });

  it('saves what an editor has written', async () => {
    await ada.note('Plan', null, 'First');
    const edited = await run(['edit', 'plan'], { more: { EDITOR: "sed -i 's/First/Second/'" } });
    expect(edited).toEqual({ code: 0, output: 'Saved plan\n' });
    expect(await read('plan')).toBe('Second');
    expect((await run(['edit', 'plan'], { more: { EDITOR: 'true' } })).output).toBe('Nothing was changed\n');
  });

  it('keeps the text of an editor that cannot be saved', async () => {
    const note = await ada.note('Plan', null, 'First');
    await ada.call('PATCH', paths.lock(note._id), { locked: true });
    const { code, output } = await run(['edit', 'plan'], { more: { EDITOR: "sed -i 's/First/Mine/'" } });
    expect(code).toBe(1);
    const [, file = ''] = /This note is locked.*Your text is in (\S+)/.exec(output) ?? [];
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe('Mine');
    expect(await read('plan')).toBe('First');
  });

  it.each([
    [[], 'Say what to do: add', 2],
    [['ad', 'x'], 'Did you mean add?', 2],
    [['add'], 'The title of the note is missing', 2],
    [['append', 'plan'], 'There is no text', 2],
    [['cat', 'nowhere'], 'This note does not exist', 1],
    [['add', 'x', '--category', 'a//b'], 'Title is required', 1],
  ])('says what is wrong with %j', async (args, words, code) => {
    const result = await run(args);
    expect(result.output).toContain(words);
    expect(result.code).toBe(code);
  });

  it('says what is wrong with its settings', async () => {
    const without = await run(['list'], { more: { MY_NOTE_TOKEN: '' } });
    expect(without).toEqual({ code: 2, output: expect.stringContaining('MY_NOTE_TOKEN is not set') });
    const reading = await run(['add', 'x'], { more: { MY_NOTE_TOKEN: await tokenOf('read') } });
    expect(reading).toEqual({ code: 1, output: expect.stringContaining('This token can only read') });
    const away = await run(['list'], { more: { MY_NOTE_SITE: 'http://127.0.0.1:9' } });
    expect(away).toEqual({ code: 1, output: expect.stringContaining('cannot be reached') });
  });
});
