import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { Link } from '@my-note/kit/router';
import { Stack, Text } from '@my-note/kit/ui';
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
