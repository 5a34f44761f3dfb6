import type { Category } from '@my-note/contract';
import type { Account } from '../fixtures/accounts/account.ts';

const DAY = 86_400_000;

/** A day from today, as it is written in notes. */
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const RENOVATION = `---
due: ${dayFromNow(19)}
budget: 4800
approved: true
tags: [house, work/planning]
---

The painter has two free days. Everything in the room has to be out by then. #house/living-room

## Before the painter comes

- [x] Choose the color: *sage*, matt
- [ ] Order ten litres of paint @${dayFromNow(0)} #house/living-room
- [ ] Ask Jonas to help with the sofa @${dayFromNow(3)}

## How much paint

The walls are $h = 2.6$ m high and $17.2$ m around, and one litre covers $9$ m²:

$$
n = \\frac{2 \\cdot 17.2 \\cdot 2.6}{9} \\approx 9.9
$$

> [!tip] Two coats
> The second one goes on after eight hours, not before.

## Afterwards

Put the shelves up again, and air for two days.
`;

const ROUND = `# Tuesday round

- Search is ready; ship it on Thursday. #work/search
- [ ] Write the notes of the release @${dayFromNow(-1)} #work/search
- [ ] Send the minutes @${dayFromNow(1)} #work
- Next round: who looks after the printer? #work/print
`;

const MEETING = `# {{title}}

{{date:DD.MM.YYYY}}, {{time}}. Who was there:

- {{cursor}}

## Decided

- [ ]
`;

/** Notes like those of a person after a few weeks, for the pictures of docs/using. */
export async function addUsingNotes(account: Account) {
  const house = await account.category('House');
  const kitchen = await account.category('Kitchen');
  const work = await account.category('Work');
  const journal = await account.category('Journal');
  const templates = await account.category('Templates');
  await account.note('Bike', 'New brake pads. #bike/repairs\n\n- [ ] Oil the chain #bike/repairs', house);
  const room = await account.note('Living room', RENOVATION, house);
  await account.note(
    'Garden in autumn',
    `Plant the garlic before the frost. #garden\n\n- [ ] Dig up the dahlias @${dayFromNow(-2)} #garden\n- [ ] Order seeds @${dayFromNow(40)} #garden/seeds`,
    house,
  );
  await account.note('Onion soup', 'Slow, for an hour. Then the wine. #recipes/soup', kitchen);
  await account.note('Rye bread', 'Feed the starter the evening before. #recipes/bread', kitchen);
  await account.note('Minutes of Tuesday', ROUND, work);
  await account.note('Questions for the review', 'What would we not build again? #work/planning', work);
  await account.note('Reading list', 'Borges, Calvino, Sebald. #books');
  await account.note('Meeting', MEETING, templates);
  await account.note('Weekly review', '# Week of {{date}}\n\n- What went well', templates);
  await account.pin(room._id);
  return { house, kitchen, work, journal, templates, room };
}

const TODAY =
  'Slept well; fog until noon.\n\n- Soup for four in the evening\n- Jonas lends us the sander\n\nRead *Invisible Cities* to the end.';

/** Days ago, and what is written there. */
const DAYS: readonly (readonly [number, string])[] = [
  [0, TODAY],
  [-1, 'Market in the rain. Found the old atlas at the stall behind the church.'],
  [-3, 'Called the painter. He comes in the middle of December.'],
  [-4, 'The rye starter is alive again.'],
  [-8, 'Long walk along the river with Jonas.'],
  [-11, 'First frost.'],
  [-17, 'Back from Lisbon.'],
];

/** Days of the journal, and today with a few lines. */
export async function addDays(account: Account, journal: Category): Promise<void> {
  for (const [days, text] of DAYS) await account.note(dayFromNow(days), text, journal);
}

/** An exported vault, with parts that cannot be kept. */
export const VAULT = {
  '.obsidian/app.json': '{}',
  'Journal/2024-01-01.md': 'A quiet day. Read [[Borges]].',
  'Journal/2024-01-02.md': 'Wrote to [[Calvino]].',
  'Books/Borges.md': 'Labyrinths. #books',
  'Books/Calvino.md': 'Invisible cities. #books',
  'Books/Novels/Sebald.md': 'The rings of Saturn.',
  'Recipes/Onion tart.md': '- [ ] Buy cream',
  'Recipes/Rye bread.md': 'Feed the starter first.',
  'Map of ideas.canvas': '{}',
};

/** What the page says that the browser extension saves. */
export const ARTICLE = `A loaf takes two days, most of which are waiting. Feed the starter in the evening, and mix flour,
  water, and salt in the morning. Fold the dough every half hour, four times; then it rests in the cold overnight. Take it
  out while the oven heats up, and turn it out of its basket onto paper. Cut it once, along its whole length, and bake it
  with the lid on for twenty minutes. Then take off the lid, and bake it until the crust is as dark as you dare. `;

/** Two of the recipes for custom CSS. */
export const PAPER = `html.light { --chakra-colors-bg: #f3ead7; --chakra-colors-bg-subtle: #ebe0c8; }
main :is(article, [role="article"]) { counter-reset: part; }
main :is(article, [role="article"]) h2::before { counter-increment: part; content: counter(part) ". "; }`;
