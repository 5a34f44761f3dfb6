import { pluralIn, type Translation } from '@my-note/contract/language';
import type { loginTexts } from '../../features/login/texts.ts';

const plural = pluralIn('de');
const whose = (name: string | undefined) =>
  name === undefined ? 'von jemandem, der hier früher angemeldet war,' : `von ${name}`;

export const login: Translation<typeof loginTexts> = {
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  name: 'Name',
  loginTitle: 'Willkommen zurück',
  createTitle: 'Konto erstellen',
  firstTitle: 'Das erste Konto erstellen',
  firstHint:
    'Hier hat noch niemand ein Konto. Das erste gehört dem Betreiber: Es kann andere einladen und verwalten.',
  firstElsewhere:
    'Hier hat noch niemand ein Konto. Öffne diese Seite auf dem Rechner, auf dem My Note läuft, oder mit dem Link, den My Note beim Start ausgegeben hat.',
  invited: 'Du wurdest hierher eingeladen. Mit der Einladung kannst du ein Konto erstellen.',
  haveAccount: 'Schon ein Konto?',
  noAccount: 'Noch kein Konto?',
  or: 'oder',
  codeTitle: 'Code eingeben',
  code: {
    label: 'Code',
    hint: 'Dein Passwort stimmt. Öffne deine Authenticator-App und gib die sechs Ziffern ein, die sie zeigt.',
  },
  recoveryCode: {
    label: 'Wiederherstellungscode',
    hint: 'Gib einen der Wiederherstellungscodes ein, die du beim Einschalten der Anmeldung in zwei Schritten aufgehoben hast. Jeder gilt einmal.',
  },
  useRecovery: 'Wiederherstellungscode verwenden',
  useApp: 'Authenticator-App verwenden',
  back: 'Zurück',
  codeToo: 'Code der Authenticator-App oder ein Wiederherstellungscode',
  codeTooHint:
    'Wenn die Anmeldung in zwei Schritten eingeschaltet ist, kommst du jetzt mit deinem Code hinein.',
  passkey: 'Mit Passkey anmelden',
  forgotten: 'Passwort vergessen?',
  resetSent: (email) =>
    `Falls es zu ${email} ein Konto gibt, ist eine E-Mail mit den nächsten Schritten unterwegs.`,
  kept: (name, notes, requests) => {
    const parts = [
      ...(notes > 0 ? [plural(notes, { one: '1 Notiz', other: `${notes} Notizen` })] : []),
      ...(requests > 0 ? [plural(requests, { one: '1 Anfrage', other: `${requests} Anfragen` })] : []),
    ];
    return `Ungespeicherter Text ${whose(name)} liegt noch auf diesem Gerät: ${parts.join(', ')}. Nach der nächsten Anmeldung wird er angeboten.`;
  },
  removeKept: 'Entfernen',
  removeKeptTitle: (name) =>
    name === undefined
      ? 'Den ungespeicherten Text entfernen?'
      : `Ungespeicherten Text von ${name} entfernen?`,
  removeKeptText: 'Er wurde nie gespeichert und geht damit endgültig verloren.',
  notLoaded: 'Das Anmeldeformular konnte nicht geladen werden',
};
