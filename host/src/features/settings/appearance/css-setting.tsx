import { OWN_CSS_LENGTH, OWN_CSS_MARK } from '@my-note/contract/look';
import { useMutation, useQuery } from '@my-note/kit/query';
import { Box, Button, chakra, Disclosure, HStack, Stack, Text, toast } from '@my-note/kit/ui';
import { useState } from 'react';
import { ownCssMutations, ownCssQueries } from '../../../platform/look/own-css.queries.ts';
import { isSafePage } from '../../../platform/look/sheets.ts';
import { useSettings } from '../../../platform/session/use-settings.ts';
import { texts as common } from '../../../platform/texts.ts';
import { settingsTexts as texts } from '../texts.ts';
import type { CssProblem } from './check-css.ts';

const TextArea = chakra('textarea');
const SHOWN = 5;
const SAFE = '?safe';

const tooLong = ({ length }: string): CssProblem[] =>
  length > OWN_CSS_LENGTH ? [{ line: 1, message: texts.cssTooLong(length, OWN_CSS_LENGTH) }] : [];

function Problems({ problems }: { problems: readonly CssProblem[] }) {
  const more = problems.length - SHOWN;
  return (
    <Stack role="alert" gap="1" fontSize="sm" color="fg.error">
      <Text fontWeight="600">{texts.cssBroken}</Text>
      {problems.slice(0, SHOWN).map(({ line, message }) => (
        <Text key={`${line} ${message}`}>{texts.cssProblem(line, message)}</Text>
      ))}
      {more > 0 && <Text>{texts.cssMore(more)}</Text>}
    </Stack>
  );
}

/** The field with the person's own CSS, which is checked before it is saved. */
function CssField({ stored }: { stored: string }) {
  const [draft, setDraft] = useState<string>();
  const [problems, setProblems] = useState<readonly CssProblem[]>([]);
  const change = useMutation(ownCssMutations.change());
  const css = draft ?? stored;

  async function save() {
    const { checkCss } = await import(/* webpackChunkName: "check-css" */ './check-css.ts');
    const found = [...tooLong(css), ...checkCss(css)];
    setProblems(found);
    if (found.length > 0) return;
    await change.mutateAsync(css).then(
      () => {
        setDraft(undefined);
        toast({ title: texts.cssSaved });
      },
      // The mutation has said so, and the field keeps the text.
      () => undefined,
    );
  }

  return (
    <Stack gap="3">
      <TextArea
        width="full"
        rows={10}
        padding="3"
        fontFamily="mono"
        fontSize="sm"
        lineHeight="1.5"
        bg="bg"
        borderWidth="1px"
        borderColor={problems.length > 0 ? 'border.error' : 'border.field'}
        borderRadius="md"
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        aria-label={texts.css}
        aria-invalid={problems.length > 0}
        placeholder={texts.cssPlaceholder}
        value={css}
        onChange={(event) => setDraft(event.target.value)}
      />
      {problems.length > 0 && <Problems problems={problems} />}
      <HStack justify="flex-end">
        <Button size="sm" disabled={css === stored} loading={change.isPending} onClick={() => void save()}>
          {texts.saveCss}
        </Button>
      </HStack>
    </Stack>
  );
}

function LoadedCss() {
  const { data, isError, refetch } = useQuery(ownCssQueries.css());
  if (data !== undefined) return <CssField stored={data} />;
  if (!isError) return null;
  return (
    <HStack role="alert" justify="space-between">
      <Text color="fg.muted">{texts.cssFailed}</Text>
      <Button size="xs" variant="outline" colorPalette="gray" onClick={() => void refetch()}>
        {common.tryAgain}
      </Button>
    </HStack>
  );
}

/** Custom CSS of the person. */
export function CssSetting() {
  const { data } = useSettings();
  const hasCss = data?.some(({ key }) => key === OWN_CSS_MARK);
  const [before, after] = texts.cssHint.split(SAFE);
  return (
    <Disclosure summary={texts.css}>
      <Stack gap="3">
        <Text fontSize="sm" color="fg.muted">
          {before}
          {/* Browsers would end a line after the question mark. */}
          <Box as="span" whiteSpace="nowrap">
            {SAFE}
          </Box>
          {after}
        </Text>
        {isSafePage() && (
          <Box role="status" padding="3" borderRadius="md" bg="bg.warning" fontSize="sm">
            {texts.cssSafe}
          </Box>
        )}
        {hasCss ? <LoadedCss /> : <CssField stored="" />}
      </Stack>
    </Disclosure>
  );
}
