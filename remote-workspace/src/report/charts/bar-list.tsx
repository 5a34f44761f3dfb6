import { BarList, type BarListData, useChart } from '@my-note/kit/charts';
import { Link } from '@my-note/kit/router';
import { chakra, HStack, Text, touchTarget } from '@my-note/kit/ui';

export interface Bar {
  key: string;
  name: string;
  /** Makes the name a link. */
  href?: string | undefined;
  value: number;
  /** The value as text. */
  facts: string;
}

const Name = chakra(Link);

const Entry = ({ bar: { name, href, facts } }: { bar: Bar }) => (
  <HStack role="listitem" justify="space-between" gap="4" width="100%" minWidth="0">
    {href ? (
      <Name
        to={href}
        display="flex"
        alignItems="center"
        paddingY="1"
        minWidth="0"
        title={name}
        _hover={{ color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '0.18em' }}
        css={touchTarget}
      >
        <Text as="span" truncate>
          {name}
        </Text>
      </Name>
    ) : (
      <Text paddingY="1" color="fg.muted">
        {name}
      </Text>
    )}
    <Text flex="none" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {facts}
    </Text>
  </HStack>
);

/** Horizontal bars, each with its name and its value. */
export function Bars({ bars, labelledBy }: { bars: readonly Bar[]; labelledBy: string }) {
  const chart = useChart<BarListData>({
    // The library identifies a row by its name, and titles of notes need not be unique.
    data: bars.map(({ key, value }) => ({ name: key, value })),
    series: [{ name: 'name', color: 'accent.subtle' }],
  });
  return (
    <BarList.Root chart={chart} barSize="9">
      <BarList.Bar
        role="list"
        aria-labelledby={labelledBy}
        gap="1"
        // Without it, rows are as wide as their names.
        css={{ '& > *': { breakInside: 'avoid' }, '& .group, & .group > *': { minWidth: '0' } }}
        label={({ index }) => {
          const bar = bars[index];
          return bar && <Entry bar={bar} />;
        }}
      />
    </BarList.Root>
  );
}
