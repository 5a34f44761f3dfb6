import { type Invitation, invitationCreateSchema } from '@my-note/contract/people';
import { Form } from '@my-note/kit/form';
import { RowAction } from '@my-note/kit/lists';
import { useMutation, useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, Button, HStack, QueryState, RelativeDate, Section, Stack, Text } from '@my-note/kit/ui';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { ListRow } from '../list-row.tsx';
import { Waiting } from '../waiting.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { peopleMutations } from './people.mutations.ts';
import { peopleQueries } from './people.queries.ts';
import { peopleTexts } from './texts.ts';

function NewInvitation() {
  const [isOpen, setOpen] = useState(false);
  const invite = useMutation(peopleMutations.invite());
  const close = () => {
    invite.reset();
    setOpen(false);
  };
  if (!isOpen) {
    return (
      <Button size="sm" alignSelf="flex-start" onClick={() => setOpen(true)}>
        {peopleTexts.invite}
      </Button>
    );
  }
  return (
    <>
      <Form
        schema={invitationCreateSchema}
        defaultValues={{ label: '' }}
        onSubmit={async (form) => void (await invite.mutateAsync(form))}
      >
        {({ TextField, FormError, SubmitButton }) => (
          <Stack gap="4" padding="4" borderWidth="1px" borderColor="border" borderRadius="md">
            <TextField
              name="label"
              label={peopleTexts.inviteFor}
              hint={peopleTexts.inviteForHint}
              maxLength={100}
              autoComplete="off"
              autoFocus
            />
            <FormError />
            <HStack justify="flex-end">
              <Button size="sm" variant="ghost" colorPalette="gray" onClick={close}>
                {peopleTexts.cancel}
              </Button>
              <SubmitButton size="sm">{peopleTexts.createInvitation}</SubmitButton>
            </HStack>
          </Stack>
        )}
      </Form>
      <LinkDialog
        title={invite.data?.label ? peopleTexts.invitationFor(invite.data.label) : peopleTexts.unnamed}
        text={peopleTexts.invitationText}
        label={peopleTexts.invitationLabel}
        href={invite.data?.href}
        onClose={close}
      />
    </>
  );
}

const stateOf = ({ usedAt, expiresAt }: Invitation) => {
  if (usedAt) return { text: peopleTexts.usedWhen, date: usedAt, isOpen: false };
  const isOpen = Date.parse(expiresAt) > Date.now();
  return { text: isOpen ? peopleTexts.expiresWhen : peopleTexts.expiredWhen, date: expiresAt, isOpen };
};

function InvitationEntry({ invitation }: { invitation: Invitation }) {
  const revoke = useMutation(peopleMutations.revoke());
  const { text, date, isOpen } = stateOf(invitation);
  const name = invitation.label || peopleTexts.unnamed;
  return (
    <ListRow>
      <Box flex="1" minWidth="0">
        <Text fontWeight="500" overflowWrap="anywhere">
          {name}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          <RelativeDate value={date} text={text} />
        </Text>
      </Box>
      {isOpen && (
        <RowAction
          icon={Link2Off}
          label={peopleTexts.revoke}
          of={name}
          isDestructive
          marginEnd="-2.5"
          loading={revoke.isPending}
          onClick={() => revoke.mutate(invitation._id)}
        />
      )}
    </ListRow>
  );
}

/** Links that create one account each. */
export function InvitationsSection() {
  const invitations = useQuery({ ...peopleQueries.invitations(), enabled: useAuthEnabled() });
  return (
    <Section level="h2" title={peopleTexts.invitations} hint={peopleTexts.invitationsHint}>
      <NewInvitation />
      <QueryState
        query={invitations}
        loading={<Waiting label={peopleTexts.loadingInvitations} />}
        failure={peopleTexts.invitationsUnknown}
        empty={<Text color="fg.muted">{peopleTexts.noInvitations}</Text>}
      >
        {(list) => (
          <Box as="ul" listStyleType="none">
            {list.map((invitation) => (
              <InvitationEntry key={invitation._id} invitation={invitation} />
            ))}
          </Box>
        )}
      </QueryState>
    </Section>
  );
}
