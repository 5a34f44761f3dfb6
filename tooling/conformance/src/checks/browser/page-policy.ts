import { open, settle } from '../../browser/navigate.ts';
import { type BrowserCheck, onEachPage } from '../../browser/visit.ts';

interface Violation {
  directive: string;
  blocked: string;
  source: string;
}

const ADVICE: Record<string, string> = {
  'require-trusted-types-for': 'Make elements with React instead of HTML in a string.',
  'script-src': 'Import the script at build time: only files of the site run.',
  'connect-src': 'Call the service of the site (api of @my-note/kit/http); other sites are out of reach.',
  'img-src': 'Take the picture into the build, or show it with the kit, which fetches it by the service.',
};

/** What the content security policy and Trusted Types of the page block while a page of the remote is shown. */
export const pagePolicy: BrowserCheck = {
  id: 'page-policy',
  looksAt: 'the content security policy and Trusted Types block nothing on the pages',
  run: (visit) =>
    onEachPage(visit, async (path) => {
      const seen = await visit.stage.withPage(async (page) => {
        const violations: Violation[] = [];
        await page.exposeFunction('conformanceBlocked', (one: Violation) => void violations.push(one));
        await page.addInitScript(() =>
          addEventListener('securitypolicyviolation', (event) => {
            const { effectiveDirective, blockedURI, sourceFile } = event;
            const one = { directive: effectiveDirective, blocked: blockedURI, source: sourceFile };
            Reflect.get(window, 'conformanceBlocked')(one);
          }),
        );
        await open(page, visit.stage.url + path).catch(() => undefined);
        await settle(page);
        return violations;
      });
      const own = seen.filter(
        ({ source }) => source === '' || source.includes(`/remotes/${visit.entry.name}/`),
      );
      const unique = new Map(own.map((one) => [`${one.directive} ${one.blocked}`, one]));
      return [...unique].map(([what, { directive }]) => ({
        what: `The policy of the page blocked ${what}`,
        where: path,
        whatToDo:
          ADVICE[directive.replace(/-(elem|attr)$/, '')] ?? 'Do without it: every site has this policy.',
      }));
    }),
};
