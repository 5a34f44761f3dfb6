import { pluralIn } from '@my-note/contract/language';
import { catalogue as contract } from '@my-note/contract/languages/de';
import { catalogue as kit } from '@my-note/kit/languages/de';
import type { HostCatalogue } from '../catalogue.ts';
import { about } from './about.ts';
import { commands } from './commands.ts';
import { error } from './error.ts';
import { home } from './home.ts';
import { shell } from './host.ts';
import { login } from './login.ts';
import { push } from './push.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { tree } from './tree.ts';

const plural = pluralIn('de');

const host: HostCatalogue = {
  host: shell,
  'host/about': about,
  'host/commands': commands,
  'host/embedded': {
    resetHelp: (contact = 'deinen Admin') =>
      `Bitte ${contact} um einen Link für ein neues Passwort. Von hier werden keine E-Mails verschickt.`,
  },
  'host/error': error,
  'host/firebase': {
    google: 'Weiter mit Google',
    wrong: 'E-Mail oder Passwort stimmt nicht',
    taken: 'Mit dieser E-Mail gibt es schon ein Konto. Melde dich damit an',
    weak: 'Wähle ein längeres Passwort',
    tooMany: 'Zu viele Versuche. Warte ein paar Minuten und versuche es dann noch einmal',
    disabled: 'Dieses Konto ist gesperrt. Wende dich an deinen Admin',
    network: 'Der Anmeldedienst ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal',
    blocked:
      'Der Browser hat das Anmeldefenster blockiert. Erlaube Pop-ups für diese Website und versuche es noch einmal',
    otherWay: 'Das Konto mit dieser E-Mail meldet sich auf einem anderen Weg an. Nimm diesen',
    notSetUp: 'Dieser Anmeldeweg ist nicht eingerichtet. Wende dich an deinen Admin',
    failed: (code) => `Die Anmeldung hat nicht geklappt (${code}). Versuche es noch einmal`,
  },
  'host/home': home,
  'host/identity': {
    unknown: 'Hier wird ein Anmeldedienst verwendet, den diese Version von My Note nicht kennt.',
  },
  'host/isolated': {
    leaveTitle: 'Andere Website öffnen?',
    leaveText: (remote) =>
      `${remote} führt zu der Adresse unten. Sie kann enthalten, was ${remote} von deinen Notizen gelesen hat.`,
    openSite: (site) => `${site} öffnen`,
    notGranted: 'Dieser Seite wurde das nicht erlaubt',
    notFound: 'Diese Notiz gibt es nicht, oder sie wurde dieser Seite nicht freigegeben',
    onlyText: 'Freigegeben ist nur der Text der Notiz, mit der Version, auf der er beruht',
    unreachable: 'Der Dienst ist nicht erreichbar',
    signedOut: 'Niemand ist angemeldet',
    tooMany: 'Zu viele Aufrufe auf einmal',
  },
  'host/keyboard': {
    title: 'Tastaturkürzel',
    filter: 'Kürzel filtern',
    none: (typed) => `Kein Kürzel für „${typed}“`,
    followedBy: 'dann',
    off: 'Kürzel mit einer Taste sind in den Einstellungen ausgeschaltet.',
    groups: { act: 'Überall', goTo: 'Gehe zu' },
  },
  'host/login': login,
  'host/notifications': { untitled: 'Benachrichtigung', detail: 'Details' },
  'host/oidc': {
    continueWith: (label) => `Weiter mit ${label}`,
    errors: {
      canceled: 'Die Anmeldung wurde abgebrochen. Versuche es noch einmal oder melde dich anders an',
      expired:
        'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Versuche es noch einmal',
      unreachable: 'Der Anmeldedienst ist nicht erreichbar. Versuche es in ein paar Minuten noch einmal',
      refused:
        'Der Antwort des Anmeldedienstes ist nicht zu trauen. Versuche es noch einmal oder wende dich an deinen Admin',
      'not-a-member': 'Dein Konto beim Anmeldedienst hat hier keinen Zugang. Wende dich an deinen Admin',
      'no-email':
        'Dein Konto beim Anmeldedienst hat keine E-Mail-Adresse, und My Note braucht eine. Wende dich an deinen Admin',
    },
    failed: 'Die Anmeldung hat nicht geklappt. Versuche es noch einmal',
  },
  'host/overview': {
    empty: 'Noch keine Notizen. Hier siehst du sie später als Baum.',
    looseNotes: 'Ohne Kategorie',
    nothingInside: 'Leer',
    dropHere: 'Auf die oberste Ebene',
    newCategory: 'Neue Kategorie',
    expandAll: 'Alle aufklappen',
    collapseAll: 'Alle zuklappen',
    filter: 'Nach Titel filtern',
    nothingFound: 'Nichts gefunden',
    notes: (count) => plural(count, { one: '1 Notiz', other: `${count} Notizen` }),
    found: (count) => plural(count, { one: '1 Treffer', other: `${count} Treffer` }),
  },
  'host/push': push,
  'host/reset': {
    title: 'Neues Passwort wählen',
    loading: 'Wird geladen',
    unknown: 'Dieser Link konnte nicht geprüft werden',
    ended: 'Dieser Link funktioniert nicht mehr',
    endedHint: 'Er ist abgelaufen oder wurde schon benutzt. Auf der Anmeldeseite bekommst du einen neuen.',
    toLogin: 'Zur Anmeldung',
    owner: (email) => `Für ${email}. Alle Geräte werden abgemeldet.`,
    save: 'Passwort speichern',
    saved: 'Passwort geändert',
    savedHint: 'Melde dich mit deinem neuen Passwort an.',
  },
  'host/search': search,
  'host/settings': settings,
  'host/sidebar': {
    savedSearches: 'Gespeicherte Suchen',
    allSearches: 'Alle Suchen',
    width: 'Breite der Seitenleiste',
    widthHint: 'Ziehen ändert die Breite, Doppelklick setzt sie zurück',
  },
  'host/tree': tree,
  'host/user-menu': {
    notifications: 'Benachrichtigungen',
    notificationsUnread: (count) => `Benachrichtigungen, ${count} ungelesen`,
    account: 'Konto',
    people: 'Personen',
    releases: 'Releases',
    settings: 'Einstellungen',
    logout: 'Abmelden',
  },
  'host/youtube': {
    page: 'Youtube Reader',
    title: 'Der Youtube Reader ist ausgeschaltet',
    text: 'Er zeigt neue Videos der Kanäle, denen du folgst, und lässt dich daneben Notizen machen. Du kannst ihn auch im Benutzermenü unter „Einstellungen“ ein- und ausschalten.',
    turnOn: 'Youtube Reader einschalten',
  },
};

export const catalogue = { ...contract, ...kit, ...host };
