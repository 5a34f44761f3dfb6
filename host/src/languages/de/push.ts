import type { Translation } from '@my-note/contract/language';
import type { pushTexts } from '../../features/settings/push/texts.ts';

export const push: Translation<typeof pushTexts> = {
  here: 'Auf diesem Gerät benachrichtigen',
  hereHint: 'Auch wenn My Note geschlossen ist.',
  off: 'Dein Admin hat das ausgeschaltet.',
  reasons: {
    insecure: 'Browser erlauben das nur unter einer Adresse mit https://.',
    install:
      'Auf iPhone und iPad musst du My Note zuerst zum Home-Bildschirm hinzufügen: Tippe auf Teilen, dann auf „Zum Home-Bildschirm“. Öffne es von dort und schalte dies ein.',
    unsupported: 'Dieser Browser kann keine Benachrichtigungen empfangen, wenn My Note geschlossen ist.',
    blocked:
      'Der Browser blockiert Benachrichtigungen dieser Website. Erlaube sie im Menü neben der Adresse unter „Berechtigungen“ oder „Website-Einstellungen“ und komm dann zurück.',
  },
  test: 'Test senden',
  sent: 'Gesendet. Sie erscheint gleich.',
  notSent: (reason) => `Nicht gesendet: ${reason}.`,
  noWorker:
    'Diese Seite ist noch nicht bereit für Benachrichtigungen. Lade sie neu und versuche es noch einmal.',
  notReached:
    'Der Browser hat seinen Push-Dienst nicht erreicht. Das kann an einem privaten Fenster, einem Blocker oder einem Browser ohne Push-Dienst liegen.',
  devices: 'Andere Geräte, die benachrichtigt werden',
  sinceWhen: (when) => `Hinzugefügt ${when}`,
  unknownDevice: 'Unbekanntes Gerät',
  remove: 'Entfernen',
  removeNamed: (device) => `${device} entfernen`,
  failed: 'Die benachrichtigten Geräte konnten nicht geladen werden.',
};
