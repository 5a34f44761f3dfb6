import { expect, test } from '../../fixtures/test.ts';

test.use({ signedIn: false });

test('blocks HTML injection and scripts from other origins', async ({ page, consoleGuard, siteUrl }) => {
  consoleGuard.allow(/require.*assignment|Trusted|trusted-types|Content Security Policy/i);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const outcome = await page.evaluate(async (site) => {
    const violations: string[] = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      violations.push(violatedDirective),
    );
    const picture = '<img src="/gone.png" onerror="window.ran = true">';
    const script = (address: string) => {
      document.createElement('script').src = address;
    };
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => {
        document.body.innerHTML = picture;
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', picture),
      template: () => {
        document.createElement('template').innerHTML = picture;
      },
      srcdoc: () => {
        document.createElement('iframe').srcdoc = picture;
      },
      fragment: () => document.createRange().createContextualFragment(picture),
      handler: () => document.body.setAttribute('onclick', 'window.ran = true'),
      'foreign script': () => script('https://elsewhere.example/script.js'),
      'script with another scheme': () => script('data:text/javascript,window.ran=true'),
      'script of a blob': () => script(URL.createObjectURL(new Blob(['window.ran = true']))),
      'foreign worker': () => new Worker('https://elsewhere.example/worker.js'),
      'another policy': () => Reflect.get(window, 'trustedTypes').createPolicy('mine', {}),
      'another default policy': () => Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
    };
    const allowed = Object.entries(attempts).flatMap(([name, act]) => {
      try {
        act();
        return [name];
      } catch {
        return [];
      }
    });
    // What the app itself does goes on: its own scripts, and documents that run nothing.
    script(`${site}/early.js`);
    script('/early.js');
    const parsed = new DOMParser().parseFromString(picture, 'text/html').body.children.length;
    await new Promise((resolve) => setTimeout(resolve));
    return { allowed, parsed, ran: Reflect.has(window, 'ran'), told: violations.length > 0 };
  }, siteUrl);
  expect(outcome).toEqual({ allowed: [], parsed: 1, ran: false, told: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
