import { rowLook } from '@my-note/kit/lists';
import { Box, HStack, Late, Skeleton, Stack } from '@my-note/kit/ui';
import { texts } from '../../platform/texts.ts';
import type { DashboardTab } from './listed-items.ts';

const TITLES = ['38%', '51%', '24%', '43%', '33%', '47%'];

/** The tabs and the rows of the home page until they are known, each in the place and the height that it will have. */
export const HomeSkeleton = ({ tab }: { tab: DashboardTab }) => (
  <Late>
    <Stack gap="0" role="status" aria-label={texts.loading}>
      <HStack gap="5" height="touchTarget" marginBottom="1" borderBottomWidth="1px" borderColor="border">
        {['3rem', '3.2rem', '3.1rem'].map((width) => (
          <Skeleton key={width} height="4" width={width} />
        ))}
      </HStack>
      {tab === 'recent' && <Skeleton height="3.5" width="3rem" marginTop="5" marginBottom="3.5" />}
      {TITLES.map((width) => (
        <Box key={width} css={rowLook} display="block" borderBottomWidth="1px" borderColor="border">
          <HStack height="1lh">
            <Skeleton height="4" width={width} />
          </HStack>
          {/* The category, which only narrow screens have in a line of its own. */}
          <HStack height="1lh" fontSize="sm" hideFrom="sm">
            <Skeleton height="3" width="6rem" />
          </HStack>
          <HStack height="2lh" fontSize="sm" lineHeight="1.45">
            <Skeleton height="3" width="80%" />
          </HStack>
        </Box>
      ))}
    </Stack>
  </Late>
);
