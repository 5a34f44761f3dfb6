import pg from 'pg';
import * as z from 'zod';

const STATEMENT = /^\s*(select|with|insert|update|delete)\b/i;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  Plans?: PlanNode[] | undefined;
}
const nodeSchema: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  get Plans() {
    return nodeSchema.array().optional();
  },
});
const explainedSchema = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: nodeSchema })) }));
const givenSchema = z.object({ text: z.string(), values: z.array(z.unknown()).optional() });

/** A statement that reads the whole of a table. */
export type Scan = { table: string; statement: string };

type Explained = { text: string; plan: PlanNode };

const { query } = pg.Client.prototype;
let plans: Promise<Explained>[] | undefined;

// A connection takes the function when it is opened, so it is replaced before any is.
pg.Client.prototype.query = new Proxy(query, {
  apply(target, client, [given, values, ...rest]) {
    const statement = givenSchema.safeParse(typeof given === 'string' ? { text: given } : given).data;
    if (plans && statement && STATEMENT.test(statement.text)) {
      const sent = Array.isArray(values) ? values : (statement.values ?? []);
      const plan = explain(client, statement.text, sent);
      // `explainAll` awaits it, once the work is done.
      plan.catch(() => undefined);
      plans.push(plan);
    }
    return Reflect.apply(target, client, [given, values, ...rest]);
  },
});

async function explain(client: pg.Client, text: string, values: unknown[]): Promise<Explained> {
  const { rows } = await Reflect.apply(query, client, [`explain (format json) ${text}`, values]);
  const [explained] = explainedSchema.parse(rows);
  const plan = explained?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`No plan of ${text}`);
  return { text, plan };
}

/**
 * Asks PostgreSQL for the plan of each statement that a piece of work sends, on the same connection and so with its settings.
 * Connections have to be opened after this file was imported. Returns how many statements there were, and those that read a whole
 * table.
 */
export async function explainAll(work: () => Promise<unknown>) {
  const asked: Promise<Explained>[] = [];
  plans = asked;
  try {
    await work();
  } finally {
    plans = undefined;
  }
  const all = await Promise.all(asked);
  return { statements: all.length, scans: all.flatMap(({ text, plan }) => scansOf(plan, text)) };
}

function scansOf(node: PlanNode, statement: string): Scan[] {
  const below = (node.Plans ?? []).flatMap((plan) => scansOf(plan, statement));
  const table = node['Relation Name'];
  return node['Node Type'] === 'Seq Scan' && table ? [{ table, statement }, ...below] : below;
}
