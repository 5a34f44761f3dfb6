import { Box, PageFrame, Section, Stack, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import { AppFacts } from './app-facts.tsx';
import { asText } from './as-text.ts';
import { CopyFacts } from './copy-facts.tsx';
import { RemoteTable } from './remote-table.tsx';
import { SharedTable } from './shared-table.tsx';
import { aboutTexts as texts } from './texts.ts';
import { useAboutFacts } from './use-about-facts.ts';

/** `/i/about`: the versions that run in this tab, for operators and curious users. */
export function AboutPage() {
  const facts = useAboutFacts();
  const [copyFailed, setCopyFailed] = useState(false);
  const text = asText(facts);
  return (
    <PageFrame title={texts.title} actions={<CopyFacts text={text} onFailed={() => setCopyFailed(true)} />}>
      <Stack gap="8">
        <Text color="fg.muted" maxWidth="44rem">
          {texts.intro}
        </Text>
        {copyFailed && (
          <Stack gap="2">
            <Text role="status">{texts.copyFailed}</Text>
            <Box
              as="pre"
              fontFamily="mono"
              fontSize="xs"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              userSelect="all"
              bg="bg.subtle"
              borderRadius="md"
              padding="3"
            >
              {text}
            </Box>
          </Stack>
        )}
        <Section title={texts.app} level="h2">
          <AppFacts {...facts} />
        </Section>
        <Section title={texts.parts} hint={texts.partsHint} level="h2">
          <RemoteTable remotes={facts.remotes} />
        </Section>
        <Section title={texts.shared} hint={texts.sharedHint} level="h2">
          <SharedTable shared={facts.shared} />
        </Section>
      </Stack>
    </PageFrame>
  );
}
