export { UsageReport as Component } from '../report/usage-report.tsx';
