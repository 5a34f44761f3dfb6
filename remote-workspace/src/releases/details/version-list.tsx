import type { ReleasedRemote } from '@my-note/contract/releases';
import { Box, HStack, RelativeDate, Text } from '@my-note/kit/ui';
import { ListRow } from '../../list-row.tsx';
import { Mark } from '../../mark.tsx';
import { ChangeMenu } from '../change/change-menu.tsx';
import { changesOfVersion, type PlannedChange } from '../change/changes.ts';
import { releasesTexts as texts } from '../texts.ts';
import { VersionName } from '../version-name.tsx';

interface VersionListProps {
  remote: ReleasedRemote;
  /** Absent where nothing can be changed. */
  onPlan: ((planned: PlannedChange) => void) | undefined;
}

/** The versions of which files are kept, the newest first. */
export const VersionList = ({ remote, onPlan }: VersionListProps) => (
  <Box as="ul" listStyleType="none">
    {remote.kept.map((release) => {
      const { version, role, publishedAt, contract } = release;
      const choices = onPlan ? changesOfVersion(remote, release) : [];
      return (
        <ListRow key={version}>
          <Box flex="1" minWidth="0">
            <HStack gap="2" wrap="wrap">
              <VersionName>{version}</VersionName>
              {role !== 'kept' && (
                <Mark color={role === 'previous' ? 'fg.muted' : 'accent.fg'}>{texts[role]}</Mark>
              )}
            </HStack>
            <Text fontSize="sm" color="fg.muted">
              <RelativeDate value={publishedAt} text={texts.publishedWhen} />
              {` · ${texts.contractOf(contract)}`}
            </Text>
          </Box>
          {choices.length > 0 && (
            <ChangeMenu
              of={`${remote.name} ${version}`}
              choices={choices}
              onChoose={({ kind }, button) => onPlan?.({ kind, remote, version, button })}
            />
          )}
        </ListRow>
      );
    })}
  </Box>
);
