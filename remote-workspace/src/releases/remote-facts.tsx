import type { ReleasedRemote, ReleaseField } from '@my-note/contract/releases';
import { RelativeDate, Stack, Text } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { formatMs, formatPart } from './format.ts';
import { releasesTexts as texts } from './texts.ts';
import { VersionName } from './version-name.tsx';

function fieldText(field: ReleaseField | null): string {
  if (!field) return texts.noFigures;
  const { loads, failed, load, lcp, inp } = field;
  const times = [
    [texts.measures.load, load],
    [texts.measures.lcp, lcp],
    [texts.measures.inp, inp],
  ] as const;
  return [
    texts.loads(loads),
    ...(loads > 0 ? [texts.failed(formatPart(failed / loads))] : []),
    ...times.flatMap(([measure, value]) =>
      value === undefined ? [] : [texts.measured(measure, formatMs(value))],
    ),
  ].join(' · ');
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Text>
    {name} {children}
  </Text>
);

/** What browsers get of a remote, and what they measured of it. */
export function RemoteFacts({ remote, reports }: { remote: ReleasedRemote; reports: boolean }) {
  const { live, canary, field, canaryField, kept } = remote;
  const figures = (of: ReleaseField | null) =>
    reports && (
      <Text fontSize="sm" color="fg.muted">
        {fieldText(of)}
      </Text>
    );
  if (live === null) return <Text color="fg.muted">{texts.nothingLive}</Text>;
  const published = kept.find(({ version }) => version === live)?.publishedAt;
  return (
    <Stack gap="1">
      <Fact name={texts.live}>
        <VersionName>{live}</VersionName>
        {published && (
          <Text as="span" color="fg.muted" fontSize="sm">
            {' · '}
            <RelativeDate value={published} text={texts.publishedWhen} />
          </Text>
        )}
      </Fact>
      {figures(field)}
      {canary && (
        <Fact name={texts.canary}>
          <VersionName>{canary.version}</VersionName>
          <Text as="span" color="fg.muted" fontSize="sm">
            {` · ${texts.canaryShare(canary.percent)}`}
          </Text>
        </Fact>
      )}
      {canary && figures(canaryField)}
    </Stack>
  );
}
