/** Words of the list of shortcuts, and the keys that belong to one place and are not bound to the page. */
export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  afterwards: 'then',
  off: 'Shortcuts of a single key are switched off in the settings.',
  groups: { act: 'Anywhere', goTo: 'Go to' },
  places: [
    {
      group: 'Search',
      rows: [
        ['$mod+k', 'Open the search'],
        ['>', 'In it: list commands'],
        ['ArrowUp / ArrowDown', 'Choose a result'],
        ['Enter', 'Open it'],
        ['Delete', 'Remove the chosen entry of the history'],
      ],
    },
    {
      group: 'In the tree',
      rows: [
        ['ArrowUp / ArrowDown', 'Go through the entries'],
        ['ArrowRight / ArrowLeft', 'Open or close; go in or out'],
        ['Home / End', 'First or last entry'],
        ['A–Z', 'Next entry that begins so'],
        ['Enter', 'Open the page'],
        ['F2', 'Rename'],
        ['Delete', 'Move to trash'],
        ['Shift+F10', 'Menu of the entry'],
        ['Alt+Shift+ArrowUp / Alt+Shift+ArrowDown', 'Move among its neighbours'],
        ['Alt+Shift+ArrowRight / Alt+Shift+ArrowLeft', 'Move into the category above; move out'],
      ],
    },
  ],
} as const;
