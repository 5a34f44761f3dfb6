import { noteQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { Link } from '@my-note/shared-kit/router';
import { Stack, Text } from '@my-note/shared-kit/ui';
import { texts } from '../texts.ts';

/** Fills the open slot `home-card`: a card on the home page of every user. */
export function HomeCard() {
  const { data: items } = useQuery(noteQueries.list());
  if (!items) return null;
  return (
    <Stack gap="1">
      <Link to="/i/__name__">{texts.title}</Link>
      <Text color="fg.muted">{texts.count(items.filter(({ type }) => type === 'note').length)}</Text>
    </Stack>
  );
}
