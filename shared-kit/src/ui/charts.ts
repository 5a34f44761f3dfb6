export type { BarListData, BarSegmentData } from '@chakra-ui/charts';
export { BarList, BarSegment, Chart, useChart } from '@chakra-ui/charts';
