import { toast } from '@my-note/kit/ui';
import { getRemotes } from '../load/remotes.ts';
import { errorTexts } from '../model/error-texts.ts';
import { statusOf } from '../model/file-status.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Watches chunks that remotes load themselves. When a file has vanished, most likely in a deployment, the app is reloaded
 * once, or a toast offers to reload it.
 */
export function watchChunks(): void {
  const notified = new Set<string>();

  async function inspect(url: string): Promise<void> {
    for (const [name, { release, source }] of getRemotes().inUse) {
      const folder = new URL('.', new URL(release.manifest.url, location.origin)).href;
      if (source === 'override' || !url.startsWith(folder) || (await statusOf(url)) !== 404) continue;
      const reason = `${name}@${release.version}`;
      if (reloadOnce(reason) || notified.has(reason)) return;
      notified.add(reason);
      const { title, text } = errorTexts.kinds.gone;
      toast({
        title,
        description: text,
        duration: Number.POSITIVE_INFINITY,
        action: { label: errorTexts.reload, onClick: () => location.reload() },
      });
    }
  }

  const failed = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) void inspect(target.src);
  };
  // Error events of elements do not bubble, so this listens in the capture phase.
  addEventListener('error', failed, true);
}
