import type { Person } from '@my-note/contract/people';
import { useSession } from '@my-note/kit/session';
import { Avatar, Box, HStack, RelativeDate, Text } from '@my-note/kit/ui';
import { ListRow } from '../list-row.tsx';
import { Mark } from '../mark.tsx';
import { sizeText } from '../size-text.ts';
import { PersonActions } from './person-actions.tsx';
import { peopleTexts } from './texts.ts';

const Facts = ({ person: { lastActiveAt, notes, storage, sessions } }: { person: Person }) => (
  <Text fontSize="sm" color="fg.muted">
    {lastActiveAt ? (
      <RelativeDate value={lastActiveAt} text={peopleTexts.activeWhen} />
    ) : (
      peopleTexts.neverActive
    )}
    {` · ${peopleTexts.notes(notes)} · ${sizeText(storage)} · ${peopleTexts.sessions(sessions)}`}
  </Text>
);

/** One account. */
export function PersonEntry({ person }: { person: Person }) {
  const isOwn = useSession(({ user }) => user?._id === person._id);
  const { name, email, role, disabledAt, deletionAt } = person;
  return (
    <ListRow>
      <HStack align="flex-start" gap="3" flex="1" minWidth="0">
        <Avatar person={person} />
        <Box minWidth="0" flex="1">
          <HStack gap="2" wrap="wrap">
            <Text fontWeight="600" overflowWrap="anywhere">
              {name}
            </Text>
            {isOwn && <Mark>{peopleTexts.you}</Mark>}
            {role === 'operator' && <Mark color="accent.fg">{peopleTexts.operator}</Mark>}
            {disabledAt && <Mark color="fg.error">{peopleTexts.disabled}</Mark>}
            {deletionAt && (
              <Mark color="fg.error">
                <RelativeDate value={deletionAt} text={peopleTexts.deletedWhen} />
              </Mark>
            )}
          </HStack>
          <Text overflowWrap="anywhere">{email}</Text>
          <Facts person={person} />
        </Box>
        <PersonActions person={person} isOwn={isOwn} />
      </HStack>
    </ListRow>
  );
}
