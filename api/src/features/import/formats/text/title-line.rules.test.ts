import { expect, it } from 'vitest';
import { takeTitleLine } from './title-line.rules.ts';

it.each<[string, string | undefined, string]>([
  ['# Plan\n\ntext', 'Plan', 'text'],
  ['#\r\ntext', '', 'text'],
  ['#', '', ''],
  ['#\tPlan', 'Plan', ''],
  ['#todo buy milk\ntext', undefined, '#todo buy milk\ntext'],
  ['## Part', undefined, '## Part'],
])('The title line of %j', (text, heading, rest) => {
  expect(takeTitleLine(text)).toEqual({ heading, rest });
});
