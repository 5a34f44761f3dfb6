import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '@my-note/tooling/refusal';
import { type MountOn, mountOnSite } from '../checks/mount/mount-on-site.ts';
import { publish } from '../publish/publish.ts';
import type { Store } from '../store/area.ts';
import type { PublishRequest } from './protocol.ts';
import { clearUploads, demandSize, readUpload } from './uploads.ts';

const FOLDER = 'remote-received';

/**
 * Publishes what somebody sent: the same checks as from a folder, and in a browser where this machine has one that can be
 * sandboxed.
 * @param options `program` is the built service, for the check in a browser
 * @throws {Refusal} with what is wrong
 */
export async function receivePublish(
  store: Store,
  publisher: string,
  request: PublishRequest,
  { program, say }: { program?: string; say: (text: string) => void },
): Promise<{ revision: number; version: string }> {
  const workspace = await mkdtemp(path.join(tmpdir(), 'my-note-received-'));
  try {
    await writeBuild(store, publisher, request, path.join(workspace, FOLDER));
    const mount: MountOn = await mountOnSite(program);
    const { envelope, canary, guard } = request;
    const { registry, records } = await publish(store, {
      names: [FOLDER],
      workspace,
      canary,
      guard,
      mount,
      signed: envelope,
      say: (text) => say(text.replaceAll(`${workspace}${path.sep}`, '')),
    });
    await clearUploads(store, publisher, Object.values(request.files));
    return { revision: registry.revision, version: records[0]?.release.version ?? '' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.message.replaceAll(`${workspace}${path.sep}`, ''));
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

// The package.json is made of what was sent, so that a publish from a folder and this one read the same.
async function writeBuild(
  store: Store,
  publisher: string,
  { package: { version, myNote }, budget, files }: PublishRequest,
  dir: string,
) {
  const write = async (file: string, content: string | Buffer) => {
    const target = path.join(dir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };
  await write('package.json', JSON.stringify({ name: FOLDER, version, myNote }));
  await write('budget.json', JSON.stringify(budget));
  const sizes: number[] = [];
  for (const [file, hash] of Object.entries(files)) {
    const content = await readUpload(store, publisher, hash);
    // One file that was sent can be many files of a build.
    sizes.push(content.length);
    demandSize(sizes);
    await write(path.join('dist', file), content);
  }
}
