import { links } from '@my-note/contract';
import type { Report } from '@my-note/contract/report';
import { Link } from '@my-note/kit/router';
import { chakra, RelativeDate } from '@my-note/kit/ui';
import { ChartFrame } from './charts/chart-frame.tsx';
import { DataTable } from './charts/data-table.tsx';
import { formatNumber } from './format.ts';
import { reportTexts } from './texts.ts';

const Name = chakra(Link);

/** Shared notes with their views and when they were last opened, always as a table. */
export function SharedNotes({ shares }: { shares: Report['shares'] }) {
  const views = shares.reduce((total, share) => total + share.views, 0);
  const says =
    shares.length > 0
      ? reportTexts.sharesSays(reportTexts.times(views, formatNumber(views)))
      : reportTexts.sharesNone;
  const rows = shares.map(({ _id, title, slug, views, lastViewedAt }) => ({
    key: _id,
    cells: [
      <Name key="name" to={links.item(slug)} color="accent.fg" _hover={{ textDecoration: 'underline' }}>
        {title || reportTexts.untitled}
      </Name>,
      formatNumber(views),
      lastViewedAt ? <RelativeDate key="last" value={lastViewedAt} /> : reportTexts.never,
    ],
  }));
  return (
    <ChartFrame title={reportTexts.shares} says={says}>
      {() =>
        rows.length > 0 && (
          <DataTable
            caption={reportTexts.tableOf(reportTexts.shares)}
            columns={[reportTexts.note, reportTexts.views, reportTexts.lastOpened]}
            rows={rows}
          />
        )
      }
    </ChartFrame>
  );
}
