import { copyText } from '@my-note/kit/forms';
import { Button, Grid, Heading, HStack, Stack, Text, toast } from '@my-note/kit/ui';
import { useState } from 'react';
import { factorsTexts } from '../texts.ts';

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

const asFile = (codes: string[]) =>
  new Blob([[factorsTexts.codesFileHead, '', ...codes, ''].join('\n')], { type: 'text/plain' });

function download(codes: string[]) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(asFile(codes));
  link.download = factorsTexts.codesFile;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    copyText(codes.join('\n')).then(
      () => setCopied(true),
      () => toast({ title: factorsTexts.copyFailed, type: 'error' }),
    );
  return (
    <Stack gap="4" padding="4" borderWidth="1px" borderColor="accent.solid" borderRadius="md">
      <Heading as="h4" size="sm">
        {factorsTexts.codesTitle}
      </Heading>
      <Text role="status">{factorsTexts.codesText}</Text>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: '1fr', md: '1fr 1fr' }}
        gap="2"
        fontFamily="mono"
        fontSize="sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Grid>
      <HStack wrap="wrap" justify="flex-end">
        <Button size="sm" variant="outline" colorPalette="gray" aria-live="polite" onClick={copy}>
          {isCopied ? factorsTexts.copied : factorsTexts.copyCodes}
        </Button>
        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => download(codes)}>
          {factorsTexts.downloadCodes}
        </Button>
        <Button size="sm" onClick={onDone}>
          {factorsTexts.kept}
        </Button>
      </HStack>
    </Stack>
  );
}
