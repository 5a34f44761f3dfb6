import type { Channel } from '@my-note/contract/youtube';
import { useMutation } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { Button, HStack, Icon, Span, toast } from '@my-note/kit/ui';
import { CheckCheck, EyeOff } from 'lucide-react';
import { videoMutations } from '../../api/videos.mutations.ts';
import { type VideoFilter, writeFilter } from '../../model/video-filter.ts';
import { texts } from '../../texts.ts';
import { Toggle, ToggleGroup } from '../../ui/toggle.tsx';

const kinds = [
  { value: 'all', label: texts.filter.all },
  { value: 'video', label: texts.filter.ofKind.video },
  { value: 'short', label: texts.filter.ofKind.short },
  { value: 'live', label: texts.filter.ofKind.live },
] as const;

/** Not on phones, nor where the channels stand beside the videos and the window is not wide. */
const whereRoom = {
  display: 'none',
  '@media (min-width: 48rem) and (max-width: 74.99rem), (min-width: 96rem)': { display: 'inline' },
};

interface VideoFiltersProps {
  filter: VideoFilter;
  channels: readonly Channel[];
}

/** The filters of the list, and "Mark all as seen". */
export function VideoFilters({ filter, channels }: VideoFiltersProps) {
  const navigate = useNavigate();
  const markAll = useMutation(videoMutations.markAllSeen());
  const { kind, unseen, hidden, ...rest } = filter;
  const show = (next: VideoFilter) => navigate({ search: writeFilter(next).toString() }, { replace: true });
  const anyUnseen = channels.some((one) => one.unseen > 0 && (!filter.channel || one._id === filter.channel));
  const mark = () =>
    markAll.mutate(filter.channel, {
      onSuccess: ({ updated }) => toast({ title: texts.videos.marked(updated), type: 'success' }),
    });
  return (
    <HStack gap="1" wrap="wrap" rowGap="1">
      <ToggleGroup
        label={texts.filter.kinds}
        options={kinds}
        value={kind ?? 'all'}
        onChange={(value) => {
          const { kind: _, ...others } = filter;
          show(value === 'all' ? others : { ...others, kind: value });
        }}
      />
      <HStack gap="1" marginInlineStart={{ md: 'auto' }} wrap="wrap">
        {!hidden && (
          <Toggle
            on={unseen === true}
            onClick={() => {
              const { unseen: _, ...others } = filter;
              show(unseen ? others : { ...others, unseen: true });
            }}
          >
            {texts.filter.unseen}
          </Toggle>
        )}
        <Toggle on={hidden === true} onClick={() => show(hidden ? rest : { ...rest, hidden: true })}>
          <Icon as={EyeOff} />
          {texts.filter.hidden}
        </Toggle>
        {!hidden && !kind && anyUnseen && (
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            loading={markAll.isPending}
            aria-label={texts.videos.markAll}
            title={texts.videos.markAll}
            onClick={mark}
          >
            <Icon as={CheckCheck} />
            <Span css={whereRoom}>{texts.videos.markAll}</Span>
          </Button>
        )}
      </HStack>
    </HStack>
  );
}
