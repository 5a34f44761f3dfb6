import { PNG } from '../files/files.ts';

/** Joplin's export "MD - Markdown + Front Matter". */
export const joplinVault = {
  'Work/Plan.md': `---
title: "Plan: one"
updated: 2020-02-03 04:05:06Z
created: 2020-01-02 10:00:00Z
latitude: 58.22220000
longitude: 0.00000000
altitude: 0.0000
author: Ada
source: https://joplinapp.org
completed?: no
due: 2020-03-04 10:00:00Z
tags:
  - lamp
  - two words
---

# Plan: one

![photo.png](../_resources/photo.png) [Diary](../Home/My%20Diary.md#a-day) [sub](Inner/Deep.md)
[paper](../_resources/paper.pdf) [notes](../_resources/attached.md)
`,
  'Work/Inner/Deep.md':
    '---\ntitle: Deep\nupdated: 2020-02-03 04:05:06Z\ncreated: 2020-01-02 10:00:00Z\n---\n\n[up](../Plan.md)\n',
  'Home/My Diary.md':
    '---\ntitle: My Diary\nupdated: 2020-02-03 04:05:06Z\ncreated: 2020-01-02 10:00:00Z\n---\n\n## A day\n',
  'Home/_notebook.yml': 'icon:\n  type: emoji\n  emoji: 🏠\n',
  '_resources/photo.png': PNG,
  '_resources/paper.pdf': Buffer.from('%PDF-1.4\n%%EOF\n'),
  '_resources/attached.md': '# Attached, not a note',
  '_resources/song.mp3': Buffer.from('ID3\x03\0\0\0\0\0\0\xff\xfb', 'latin1'),
};

/** Joplin's export "MD - Markdown", without front matter, inside one folder. */
export const joplinMarkdown = {
  'joplin/Work/Plan.md': '![photo.png](../_resources/photo.png)\n\ntext',
  'joplin/_resources/photo.png': PNG,
};
