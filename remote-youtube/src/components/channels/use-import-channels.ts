import { useMutation } from '@my-note/kit/query';
import { toast } from '@my-note/kit/ui';
import { channelMutations } from '../../api/channels.mutations.ts';
import { readChannelFile } from '../../model/channel-file.ts';
import { texts } from '../../texts.ts';
import { useFileChooser } from '../../ui/use-file-chooser.tsx';

/** The most channels of one import. */
const MOST = 5_000;
const MAX_BYTES = 5_000_000;
const { files } = texts;

/** Follows the channels that a file names, and shows the result. `chooser` has to be on the page. */
export function useImportChannels() {
  const { mutateAsync } = useMutation(channelMutations.import());
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
    const result = await mutateAsync({ channels: channels.slice(0, MOST) }).catch(() => undefined);
    if (!result) return;
    const { added, present, overLimit, unknown } = result;
    const rest = [overLimit > 0 && files.overLimit(overLimit), unknown.length > 0 && files.unknown(unknown)];
    const description = rest.filter(Boolean).join(' ');
    toast({
      title: files.imported(added, present),
      type: description ? 'info' : 'success',
      ...(description ? { description, duration: 10_000 } : {}),
    });
  };
  return useFileChooser({
    accept: '.opml,.xml,.csv,text/csv,text/xml,text/x-opml',
    label: files.import,
    onFile: (file) => void take(file),
  });
}
