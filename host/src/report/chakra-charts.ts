// The rule is about a second copy of Chakra: these have none, they draw with the host's.
// biome-ignore lint/style/noRestrictedImports: see above
export type { BarListData, BarSegmentData } from '@chakra-ui/charts';
// biome-ignore lint/style/noRestrictedImports: see above
export { BarList, BarSegment, Chart, useChart } from '@chakra-ui/charts';
