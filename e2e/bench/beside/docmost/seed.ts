import pg from 'pg';

const SPACE = 'general';

const credentials = {
  name: 'Ada Reader',
  email: 'ada@example.org',
  password: 'a password for this run',
  workspaceName: 'Bench',
};

/** Makes a workspace with one page of this text, and as many copies of it below another page. */
export async function seedDocmost(origin: string, databaseUrl: string, text: string, count: number) {
  const call = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} of Docmost: ${response.status} ${await response.text()}`);
    return response;
  };
  const setup = await call('/auth/setup', credentials);
  const token = /authToken=([^;]+)/.exec(setup.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const cookie = `authToken=${token}`;
  const spaces = (await (await call('/spaces', { limit: 10 }, cookie)).json()).data.items;
  const space = spaces.find(({ slug }: { slug: string }) => slug === SPACE) ?? spaces[0];
  const create = async (page: object) =>
    (await (await call('/pages/create', { spaceId: space.id, ...page }, cookie)).json()).data;
  const parent = await create({ title: 'Wide' });
  const page = await create({ title: 'Lighthouse', content: text, format: 'markdown' });

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into pages (slug_id, title, position, parent_page_id, space_id, workspace_id, creator_id, last_updated_by_id,
       content, text_content, ydoc)
     select 'bench' || n, 'Note ' || n, 'a' || lpad(n::text, 6, '0'), $2, space_id, workspace_id, creator_id,
       last_updated_by_id, content, text_content, ydoc
     from pages, generate_series(1, $3) n where id = $1`,
    [page.id, parent.id, count],
  );
  await client.query('analyze');
  await client.end();
  return { token, url: `${origin}/s/${space.slug}/p/lighthouse-${page.slugId}` };
}
