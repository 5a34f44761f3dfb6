import { numberFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { historyTexts } from '../../history-texts.ts';

const plural = pluralIn('de');
const number = numberFormat();

export const history: Translation<typeof historyTexts> = {
  title: 'Verlauf',
  versions: 'Versionen',
  back: 'Alle Versionen',
  now: 'Jetzt',
  words: (count) => plural(count, { one: '1 Wort', other: `${number(count)} Wörter` }),
  none: {
    title: 'Noch keine früheren Versionen',
    text: 'Eine Version entsteht, wenn du zu einer Notiz zurückkommst und sie änderst.',
  },
  failed: 'Der Verlauf konnte nicht geladen werden',
  versionFailed: 'Diese Version konnte nicht geladen werden',
  against: 'Vergleichen mit',
  againstNow: 'Jetzt',
  againstFormer: 'Vorige Version',
  first: 'Das ist die älteste Version.',
  same: 'Kein Unterschied im Text',
  shownSince: 'Änderungen seit dieser Version',
  shownThen: 'Änderungen in dieser Version',
  unchanged: (count) =>
    plural(count, {
      one: '1 unveränderten Abschnitt anzeigen',
      other: `${count} unveränderte Abschnitte anzeigen`,
    }),
  inserted: 'Eingefügt',
  deleted: 'Gelöscht',
  restore: 'Wiederherstellen',
  restored: 'Version wiederhergestellt',
  undo: 'Rückgängig',
  notUndone: 'Die Wiederherstellung ließ sich nicht rückgängig machen',
  undoFailed: 'Der Text von davor ist nicht mehr im Verlauf',
  changedSince:
    'Die Notiz wurde seitdem geändert. Öffne ihren Verlauf, um zu einem früheren Text zurückzukehren.',
  unsaved:
    'Text dieser Notiz liegt noch nur auf diesem Gerät. Er muss gespeichert sein, bevor du eine Version wiederherstellen kannst.',
  name: 'Benennen',
  rename: 'Namen ändern',
  nameOf: 'Name dieser Version',
  nameHint: 'Benannte Versionen bleiben dauerhaft erhalten.',
  save: 'Speichern',
  cancel: 'Abbrechen',
  removeName: 'Namen entfernen',
};
