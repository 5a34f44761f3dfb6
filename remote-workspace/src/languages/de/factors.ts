import { pluralIn, type Translation } from '@my-note/contract/language';
import type { factorsTexts } from '../../account/factors/texts.ts';

const plural = pluralIn('de');

export const factors: Translation<typeof factorsTexts> = {
  title: 'Passkeys und Anmeldung in zwei Schritten',
  hint: 'Schütze dein Konto mit mehr als einem Passwort.',
  loading: 'Deine Anmeldung wird geladen',
  unknown: 'Die Angaben zu deiner Anmeldung konnten nicht geladen werden',
  elsewhere: 'Du meldest dich über einen anderen Dienst an. Dort findest du diese Einstellungen.',
  password: 'Dein Passwort',
  cancel: 'Abbrechen',
  next: 'Weiter',

  passkeys: 'Passkeys',
  passkeysHint: 'Melde dich mit Finger, Gesicht oder PIN an. Ohne Passwort und ohne Code.',
  noPasskeys: 'Noch keine Passkeys. Füge einen für dieses Gerät oder für deinen Passwortmanager hinzu.',
  passkeysUnsupported:
    'Dieser Browser kann hier keine Passkeys verwenden. Sie brauchen HTTPS und eine Adresse mit einem Namen.',
  addPasskey: 'Passkey hinzufügen',
  passkeyName: 'Name',
  passkeyNameHint: 'Für deine eigene Liste, zum Beispiel das Gerät, auf dem er liegt.',
  passkeyAdded: 'Passkey hinzugefügt',
  passkeyCanceled:
    'Es wurde kein Passkey hinzugefügt. Versuche es noch einmal und bestätige, wenn dein Gerät danach fragt.',
  passkeyKnown: 'Auf diesem Gerät gibt es schon einen Passkey für dein Konto.',
  addedWhen: (when) => `Hinzugefügt ${when}`,
  usedWhen: (when) => `zuletzt verwendet ${when}`,
  neverUsed: 'nie verwendet',
  synced: 'von einem Passwortmanager synchronisiert',
  rename: 'Umbenennen',
  save: 'Speichern',
  remove: 'Entfernen',
  removeTitle: (name) => `Den Passkey „${name}“ entfernen?`,
  removeText:
    'Er öffnet dein Konto dann nicht mehr. Lösche ihn auch auf dem Gerät oder in deinem Passwortmanager.',

  twoStep: 'Anmeldung in zwei Schritten',
  twoStepHint: 'Nach dem Passwort noch ein Code aus einer Authenticator-App auf deinem Handy.',
  isOff: 'Aus',
  onSinceWhen: (when) => `Eingeschaltet ${when}`,
  codesLeft: (count) =>
    plural(count, {
      one: 'noch 1 Wiederherstellungscode',
      other: `noch ${count} Wiederherstellungscodes`,
    }),
  turnOn: 'Zweiten Schritt einschalten',
  turnOff: 'Zweiten Schritt ausschalten',
  turnedOff: 'Die Anmeldung in zwei Schritten ist aus',
  newCodes: 'Neue Wiederherstellungscodes',
  makeCodes: 'Codes erstellen',
  newCodesText: 'Deine bisherigen Wiederherstellungscodes gelten dann nicht mehr.',
  turnOffText: 'Dann genügt dein Passwort, um dich anzumelden.',
  scan: 'Scanne diesen Code mit einer Authenticator-App wie Aegis, 2FAS oder der in deinem Passwortmanager.',
  qrCode: 'QR-Code mit dem Schlüssel für deine Authenticator-App',
  textKey: 'Oder gib diesen Schlüssel ein',
  code: 'Code',
  codeHint: 'Die sechs Ziffern, die die App gerade zeigt.',
  codesTitle: 'Deine Wiederherstellungscodes',
  codesText:
    'Mit jedem kannst du dich einmal anmelden, wenn du dein Handy nicht hast. Bewahre sie dort auf, wo auch deine Passwörter sind: Sie werden nur jetzt angezeigt.',
  copyCodes: 'Codes kopieren',
  copied: 'Kopiert',
  copyFailed: 'Kopieren hat nicht geklappt. Lade die Codes stattdessen herunter',
  downloadCodes: 'Codes herunterladen',
  codesFile: 'my-note-recovery-codes.txt',
  codesFileHead: 'Wiederherstellungscodes für My Note. Jeder gilt einmal.',
  kept: 'Ich habe sie aufbewahrt',
};
