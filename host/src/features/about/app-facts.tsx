import { Box, chakra, RelativeDate, Text } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import type { AboutFacts } from './as-text.ts';
import { aboutTexts as texts } from './texts.ts';

const Terms = chakra('dl');

const Fact = ({ name, hint, children }: { name: string; hint: string; children: ReactNode }) => (
  <Box>
    <Text as="dt" color="fg.muted" fontSize="sm">
      {name}
    </Text>
    <Text as="dd" fontWeight="600" overflowWrap="anywhere">
      {children}
    </Text>
    <Text as="dd" fontSize="sm" color="fg.muted">
      {hint}
    </Text>
  </Box>
);

export const AppFacts = ({ version, contract, revision, readAt }: AboutFacts) => (
  <Terms display="grid" gap="5" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
    <Fact name={texts.appVersion} hint={texts.appVersionHint}>
      {version ?? texts.unknown}
    </Fact>
    <Fact name={texts.contract} hint={texts.contractHint}>
      {contract}
    </Fact>
    <Fact name={texts.registry} hint={texts.registryHint}>
      {readAt ? (
        <RelativeDate
          value={new Date(readAt).toISOString()}
          text={(when) => texts.registryRead(revision, when)}
        />
      ) : (
        texts.registryStored(revision)
      )}
    </Fact>
  </Terms>
);
