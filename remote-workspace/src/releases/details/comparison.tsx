import type { KeptRelease, ReleaseComparison } from '@my-note/contract/releases';
import { SelectField } from '@my-note/kit/forms';
import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Flex, QueryState, Stack, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import { Waiting } from '../../waiting.tsx';
import { FigureTable } from '../figures/figure-table.tsx';
import { formatKb } from '../format.ts';
import { releasesQueries } from '../releases.queries.ts';
import { releasesTexts as texts } from '../texts.ts';

const sizeOf = (bytes: number | null) => (bytes === null ? texts.notIn : formatKb(bytes));

function differenceOf(from: number | null, to: number | null): string {
  const bytes = (to ?? 0) - (from ?? 0);
  if (bytes === 0) return texts.same;
  return `${bytes > 0 ? '+' : '−'}${formatKb(Math.abs(bytes))}`;
}

function Differences({
  comparison: { contract, sizes, shared },
  from,
  to,
}: {
  comparison: ReleaseComparison;
  from: string;
  to: string;
}) {
  const moved = shared.filter((one) => one.from !== one.to);
  const textRow = (what: string, one: { from: string | null; to: string | null }) => ({
    key: `text ${what}`,
    cells: [what, one.from ?? texts.notIn, one.to ?? texts.notIn, one.from === one.to ? texts.same : '≠'],
  });
  return (
    <Stack gap="2">
      <FigureTable
        caption={texts.compareTable(from, to)}
        columns={[texts.part, texts.compareFrom, texts.compareTo, texts.difference]}
        rows={[
          ...sizes.map((one) => ({
            key: one.what,
            cells: [texts.parts(one.what), sizeOf(one.from), sizeOf(one.to), differenceOf(one.from, one.to)],
          })),
          textRow(texts.contract, contract),
          ...moved.map((one) => textRow(one.what, one)),
        ]}
      />
      <Text fontSize="sm" color="fg.muted">
        {texts.sharedSame(shared.length - moved.length)}
      </Text>
    </Stack>
  );
}

/** Two kept versions side by side: size, contract, and shared modules. */
export function Comparison({ name, kept }: { name: string; kept: readonly KeptRelease[] }) {
  const versions = kept.map(({ version }) => version);
  const live = kept.find(({ role }) => role === 'live')?.version;
  const [from = '', setFrom] = useState(kept.find(({ role }) => role === 'previous')?.version ?? versions[1]);
  const [to = '', setTo] = useState(
    kept.find(({ role }) => role === 'canary')?.version ?? live ?? versions[0],
  );
  const query = useQuery({
    ...releasesQueries.compare(name, from, to),
    enabled: useAuthEnabled() && from !== '' && to !== '',
  });
  const select = (label: string, value: string, onChange: (version: string) => void) => (
    <SelectField label={label} value={value} onChange={onChange}>
      {versions.map((version) => (
        <option key={version} value={version}>
          {version}
        </option>
      ))}
    </SelectField>
  );
  return (
    <Stack gap="4">
      <Flex gap="4" direction={{ base: 'column', sm: 'row' }}>
        {select(texts.compareFrom, from, setFrom)}
        {select(texts.compareTo, to, setTo)}
      </Flex>
      <QueryState query={query} loading={<Waiting label={texts.comparing} />} failure={texts.compareUnknown}>
        {(comparison) => <Differences {...{ comparison, from, to }} />}
      </QueryState>
    </Stack>
  );
}
