import { expect, publishingTest } from '../../fixtures/remotes/publishing.ts';

const test = publishingTest();

// In a sheet of its own, in a rule that only the sheet has, and in one without an element.
const STYLES = `{
  const style = document.createElement("style");
  style.textContent = ":root { --sheet: on }";
  document.head.append(style);
  style.sheet.insertRule("header { outline: 1px solid red }");
  const adopted = new CSSStyleSheet();
  adopted.replaceSync(":root { --adopted: on }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted];
}`;

test("a page's style sheets are removed when it is left and restored when it is opened again", async ({
  page,
  site,
  shell,
}) => {
  const release = await site.stageRelease('sharing');
  await site.rewriteFile(release, /^__federation_expose_trash_page\..*\.js$/, (code) =>
    code.replace(/(\d+\([a-z,]*\)\{)/, (start) => start + STYLES),
  );
  await site.goLive('sharing', release);
  const styles = () =>
    page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      const { outlineStyle } = getComputedStyle(document.querySelector('header') ?? document.body);
      return [root.getPropertyValue('--sheet'), root.getPropertyValue('--adopted'), outlineStyle];
    });
  const [on, off] = [
    ['on', 'on', 'solid'],
    ['', '', 'none'],
  ];

  await page.goto('/i/trash');
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();
  expect(await styles()).toEqual(on);
  for (const name of ['Issue report / Feature request', 'Home']) {
    if (name === 'Home') await page.getByRole('banner').getByRole('link', { name: 'My Note' }).click();
    else await shell.pageLink(name).click();
    await expect(shell.main.getByText('Trash is empty')).toHaveCount(0);
    await expect(shell.main.getByRole('heading').first()).toBeVisible();
    expect(await styles(), name).toEqual(off);
    await shell.pageLink('Trash').click();
    await expect(shell.main.getByText('Trash is empty')).toBeVisible();
    expect(await styles()).toEqual(on);
  }
});
