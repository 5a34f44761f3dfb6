import type { TableData } from '@my-note/kit/ui';
import { Box, Button, Heading, HStack, Icon, Stack, Text } from '@my-note/kit/ui';
import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { reportTexts } from '../texts.ts';
import { DataTable } from './data-table.tsx';

interface ChartFrameProps {
  title: string;
  /** The chart in one sentence. */
  says: string;
  /** The numbers behind the chart; without them there is only the chart. */
  table?: TableData | undefined;
  /** Gets the ids of the elements that name and describe the chart. */
  children: (ids: { labelledBy: string; describedBy: string }) => ReactNode;
}

/** A section of the report: heading, sentence, and the chart or its table. */
export function ChartFrame({ title, says, table, children }: ChartFrameProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const icon = asTable ? ChartColumn : Table2;
  const named = asTable ? reportTexts.asPictureNamed : reportTexts.asTableNamed;
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap="4"
      borderTopWidth="1px"
      borderColor="border"
      paddingTop="6"
      css={{ '@media print': { breakInside: 'avoid' } }}
    >
      <Stack gap="1">
        <HStack justify="space-between" gap="4" minHeight="8">
          <Heading as="h2" id={id} size="md">
            {title}
          </Heading>
          {table && (
            <Button
              size="xs"
              variant="ghost"
              marginEnd="-2.5"
              colorPalette="gray"
              aria-label={named(title)}
              onClick={() => setAsTable(!asTable)}
            >
              <Icon as={icon} />
              {asTable ? reportTexts.asPicture : reportTexts.asTable}
            </Button>
          )}
        </HStack>
        <Text id={`${id}-says`} color="fg.muted" maxWidth="36rem" textWrap="pretty">
          {says}
        </Text>
      </Stack>
      {asTable && table ? (
        <DataTable caption={reportTexts.tableOf(title)} {...table} />
      ) : (
        <Box>{children({ labelledBy: id, describedBy: `${id}-says` })}</Box>
      )}
    </Stack>
  );
}
