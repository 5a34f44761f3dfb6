import { links, type Note } from '@my-note/contract';
import { configQueries, configValue } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { Link } from '@my-note/kit/router';
import { HStack, Icon, touchTarget } from '@my-note/kit/ui';
import { SquarePlay } from 'lucide-react';
import { texts } from '../../texts.ts';

export function VideoLink({ video }: Pick<Note, 'video'>) {
  // The host loads the settings; a link alone is no reason to fetch them.
  const { data: settings } = useQuery({ ...configQueries.list(), enabled: false });
  if (!video || configValue(settings, 'USE_YOUTUBE_READER') !== true) return null;
  return (
    <HStack asChild gap="1.5" textStyle="sm" minHeight="6" css={touchTarget} _hover={{ color: 'fg' }}>
      <Link to={links.video(video._id)}>
        <Icon as={SquarePlay} />
        {texts.watch}
      </Link>
    </HStack>
  );
}
