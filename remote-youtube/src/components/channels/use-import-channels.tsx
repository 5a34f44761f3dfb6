import { useMutation } from '@my-note/shared-kit/query';
import { toast } from '@my-note/shared-kit/ui';
import { useRef } from 'react';
import { channelMutations } from '../../api/channels.mutations.ts';
import { readChannelFile } from '../../model/channel-file.ts';
import { texts } from '../../texts.ts';

/** As many as are taken at once. */
const MOST = 5_000;
const MAX_BYTES = 5_000_000;
const { files } = texts;

/** Follows the channels that a file names, and says what became of them. `chooser` has to be on the page. */
export function useImportChannels() {
  const { mutateAsync } = useMutation(channelMutations.import());
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    const channels =
      file.size > MAX_BYTES
        ? []
        : await file
            .text()
            .then(readChannelFile)
            .catch(() => []);
    if (channels.length === 0) return toast({ title: files.unreadable, type: 'error' });
    // A refusal is shown by the query client.
    const answer = await mutateAsync({ channels: channels.slice(0, MOST) }).catch(() => undefined);
    if (!answer) return;
    const { added, present, overLimit, unknown } = answer;
    const rest = [overLimit > 0 && files.overLimit(overLimit), unknown.length > 0 && files.unknown(unknown)];
    const description = rest.filter(Boolean).join(' ');
    toast({
      title: files.imported(added, present),
      type: description ? 'info' : 'success',
      ...(description ? { description, duration: 10_000 } : {}),
    });
  };
  const chooser = (
    <input
      ref={input}
      type="file"
      accept=".opml,.xml,.csv,text/csv,text/xml,text/x-opml"
      hidden
      aria-label={files.import}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) void take(file);
        // The same file may be chosen again.
        target.value = '';
      }}
    />
  );
  return { chooser, choose: () => input.current?.click() };
}
