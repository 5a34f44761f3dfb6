import { Box, Button, Grid, Heading, HStack, RelativeDate, Stack, Text } from '@my-note/shared-kit/ui';
import type { ReactNode } from 'react';
import type { NoteText, ServerText } from '../model/save-types.ts';
import { texts } from '../texts.ts';

interface ConflictPanelProps {
  mine: NoteText;
  theirs: ServerText;
  busy: boolean;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
  onKeepBoth: () => void;
}

const Side = ({ label, text }: { label: ReactNode; text: NoteText }) => (
  <Box minWidth="0">
    <Text color="fg.muted" textStyle="sm" marginBottom="1">
      {label}
    </Text>
    <Box
      borderTop="1px solid"
      borderColor="border"
      paddingTop="2"
      maxHeight="16rem"
      overflowY="auto"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      fontFamily="note"
      tabIndex={0}
    >
      <Text as="span" display="block" fontFamily="heading" fontWeight="600">
        {text.title || texts.untitled}
      </Text>
      {text.content}
    </Box>
  </Box>
);

/** The same note, changed in two places: a person decides, and no text is lost. */
export const ConflictPanel = ({
  mine,
  theirs,
  busy,
  onKeepMine,
  onKeepTheirs,
  onKeepBoth,
}: ConflictPanelProps) => (
  <Stack
    as="section"
    role="alert"
    gap="4"
    marginBottom="8"
    borderStart="3px solid"
    borderColor="fg.warning"
    bg="bg.warning"
    padding="4"
  >
    <Box>
      <Heading as="h2" size="md">
        {texts.conflict.title}
      </Heading>
      <Text>{texts.conflict.text}</Text>
    </Box>
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
      <Side label={texts.conflict.mine} text={mine} />
      <Side
        label={
          <>
            {texts.conflict.theirs}, <RelativeDate value={theirs.updatedAt} />
          </>
        }
        text={theirs}
      />
    </Grid>
    <HStack wrap="wrap">
      <Button size="sm" disabled={busy} onClick={onKeepMine}>
        {texts.conflict.keepMine}
      </Button>
      <Button size="sm" variant="outline" colorPalette="gray" disabled={busy} onClick={onKeepTheirs}>
        {texts.conflict.keepTheirs}
      </Button>
      <Button size="sm" variant="outline" colorPalette="gray" loading={busy} onClick={onKeepBoth}>
        {texts.conflict.keepBoth}
      </Button>
    </HStack>
  </Stack>
);
