import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { useApp } from '../../testing/test-app.ts';

const folder = path.resolve(import.meta.dirname, '../../../../deploy/grafana');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })),
});
const alertsSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ expr: z.string() })) })),
});

const { app, newUser } = useApp();

/** Names of the series in an expression: each is followed by its labels. */
const namesIn = (expression: string) =>
  [...expression.matchAll(/([a-z_0-9]+)\{/g)].map(([, name = '']) => name);

it('The dashboard and the alerts use no metric that the service does not have', async () => {
  await newUser();
  const { body } = await app().inject({ url: '/api/metrics' });
  // `up` is Prometheus's own.
  const exposed = new Set(['up', ...[...body.matchAll(/^([a-z_0-9]+)[{ ]/gm)].map(([, name = '']) => name)]);
  const panels = dashboardSchema.parse(JSON.parse(read('my-note.json'))).panels;
  const rules = alertsSchema.parse(parse(read('alerts.yaml'))).groups.flatMap((group) => group.rules);
  const expressions = [...panels.flatMap(({ targets }) => targets), ...rules].map(({ expr }) => expr);
  expect(expressions.length).toBeGreaterThan(20);
  for (const expression of expressions) {
    const names = namesIn(expression);
    expect(names, expression).not.toEqual([]);
    expect(
      names.filter((name) => !exposed.has(name)),
      expression,
    ).toEqual([]);
  }
});
