import { blockPlaces } from '../../fixtures/block-places.ts';
import { expect, test } from '../../fixtures/test.ts';

const CORPUS = `A first paragraph with **bold**, *italic*, \`code\`, ~~strike~~ and a [link](https://a.example) that is long enough to fill more than one line of the column, with efficient ligatures, on wide screens too.

## A heading of the second level

Words
over two lines.  
A hard break.

### A third level that is quite long and goes on for more than one line of a narrow phone

- one
- two, which is longer than a line of a phone so that it wraps to the next one
  - nested
    - deeper
  - nested again
- three

1. first
2. second
   1. inner

- [ ] open task
- [x] done task

---

- [ ] task of a list with blank lines

- [x] done

---

- a loose item

- another loose item

  with a second paragraph

> A quote.
>
> With two paragraphs.

> [!note] Remember
> The callout's text, in several words that need more than one line of a phone.

> [!tip]
> A callout without a title.

> [!warning]
> שורה בעברית.

| Name | Count |
| --- | ---: |
| Apples | 3 |
| Pears and other fruit of the garden | 12 |

\`\`\`js
const answer = 42;
// A comment that is long enough to be wider than the screen of a phone, so that the block of code scrolls sideways.
\`\`\`

![A picture](data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAIAAAAt2Q6oAAAAO0lEQVR42u3OQQkAAAgEsOtkJytY3xQ+hMECLDX9TqSlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpS8tF1f2iBHwQOQAAAAASUVORK5CYII=)

Words beside ![a picture](data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAIAAAAt2Q6oAAAAO0lEQVR42u3OQQkAAAgEsOtkJytY3xQ+hMECLDX9TqSlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpS8tF1f2iBHwQOQAAAAASUVORK5CYII=) in a line.

---

#### A fourth level

هذه فقرة باللغة العربية لاختبار الاتجاه من اليمين إلى اليسار.

- פריט בעברית

The last paragraph.
`;

for (const { name, size, toolbar } of [
  { name: 'on a wide screen', size: { width: 1280, height: 800 }, toolbar: false },
  { name: 'with the toolbar on', size: { width: 1280, height: 800 }, toolbar: true },
  { name: 'on a phone', size: { width: 390, height: 844 }, toolbar: false },
])
  test.describe(name, () => {
    test.use({ viewport: size, toolbar });
    test('title and all blocks stay at their place when a click starts editing', async ({
      account,
      networkIdle,
      notePage,
      page,
    }) => {
      const note = await account.note('A title of the corpus', CORPUS);
      await page.goto(`/${note.slug}`);
      await expect(notePage.heading).toHaveText('A title of the corpus');
      await networkIdle();
      const before = await blockPlaces(page);
      expect(before.length).toBeGreaterThan(30);
      await page.getByText('A first paragraph with').click();
      await expect(notePage.text).toBeFocused();
      await expect.poll(() => blockPlaces(page)).toEqual(before);
      await notePage.done.click();
      await expect(notePage.text).toBeHidden();
      await expect.poll(() => blockPlaces(page)).toEqual(before);
    });
  });
