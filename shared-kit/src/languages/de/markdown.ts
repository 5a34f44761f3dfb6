import { pluralIn, type Translation } from '@my-note/contract/language';
import type { markdownTexts } from '../../markdown/texts.ts';

const plural = pluralIn('de');

export const markdown: Translation<typeof markdownTexts> = {
  tableOfContents: 'Inhaltsverzeichnis',
  copyCode: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst.',
  copyHeading: (heading) => `Link zu „${heading}“ kopieren`,
  copyHeadingFailed: 'Kopieren hat nicht geklappt. Die Adresse steht jetzt in der Adresszeile.',
  emptyTask: 'Leere Aufgabe',
  imageMissing: 'Bild, das nicht geladen werden konnte',
  pictureFrom: (site) => `Bild von ${site}`,
  pictureHint: (site) =>
    `Noch nicht geladen. Es wird über diese Seite geholt, damit ${site} nicht erfährt, wer hier liest.`,
  pictureLoading: (site) => `Bild von ${site} wird geladen …`,
  pictureFailed: (site) => `Das Bild von ${site} konnte nicht geladen werden`,
  showPicture: 'Anzeigen',
  showPictureFrom: (site, alt) =>
    alt === '' ? `Bild von ${site} anzeigen` : `„${alt}“ von ${site} anzeigen`,
  alwaysShow: 'Von dieser Website immer anzeigen',
  alwaysShowFrom: (site) => `Bilder von ${site} immer anzeigen`,
  retryPicture: 'Erneut versuchen',
  retryPictureFrom: (site, alt) =>
    alt === '' ? `Bild von ${site} erneut laden` : `„${alt}“ von ${site} erneut laden`,
  openPicture: 'In neuem Tab öffnen',
  openPictureAt: (site) => `Bild auf ${site} in neuem Tab öffnen`,
  picturesWaiting: (count) =>
    plural(count, {
      one: 'Ein Bild von einer anderen Website ist noch nicht geladen',
      other: `${count} Bilder von anderen Websites sind noch nicht geladen`,
    }),
  showAll: 'Alle anzeigen',
  showAllPictures: 'Alle Bilder dieser Notiz anzeigen',
  sortBy: (column) => `Nach ${column} sortieren`,
  formulaProblem: (reason) => `Diese Formel lässt sich nicht darstellen: ${reason}`,
  formulaTooLong: 'Sie ist zu lang. Teile sie in mehrere Formeln auf.',
  formulaNotRead: 'Sie ist zu tief verschachtelt.',
  fileFailed: 'Die Datei konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  headingGone: 'Diesen Abschnitt gibt es in der Notiz nicht mehr. Du siehst sie von Anfang an.',
  linkGone: 'Diese Notiz liegt im Papierkorb oder wurde gelöscht',
  goneLink: (words) => `${words} (Diese Notiz liegt im Papierkorb oder wurde gelöscht)`,
};
