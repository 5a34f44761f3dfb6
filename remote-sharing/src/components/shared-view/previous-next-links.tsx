import type { MenuEntry } from '@my-note/kit/menu';
import { Link } from '@my-note/kit/router';
import { Box, Grid, Text } from '@my-note/kit/ui';
import { texts } from '../../texts.ts';
import { EntryIcon } from './entry-icon.tsx';

interface PreviousNextLinksProps {
  previous: MenuEntry | null;
  next: MenuEntry | null;
}

/** Links to the previous and the next item of a share. */
export function PreviousNextLinks({ previous, next }: PreviousNextLinksProps) {
  if (!previous && !next) return null;
  return (
    <Grid
      as="nav"
      aria-label={texts.sharedNote.neighbours}
      templateColumns="1fr 1fr"
      gap="6"
      borderTopWidth="1px"
      borderColor="border"
      paddingTop="4"
    >
      {[previous, next].map((entry, index) => {
        const last = index === 1;
        return (
          <Box key={last ? 'next' : 'previous'} minWidth="0" textAlign={last ? 'end' : 'start'}>
            {entry && (
              <Link to={entry.href} rel={last ? 'next' : 'prev'}>
                <Text as="span" display="block" textStyle="sm" color="fg.muted">
                  {last ? texts.sharedNote.next : texts.sharedNote.previous}
                </Text>
                <Box as="span" display="flex" justifyContent={last ? 'end' : 'start'}>
                  <Text as="span" dir="auto" truncate title={entry.title} fontWeight="500">
                    <EntryIcon icon={entry.icon} />
                    {entry.title}
                  </Text>
                </Box>
              </Link>
            )}
          </Box>
        );
      })}
    </Grid>
  );
}
