import { dateFormat, pluralIn } from '@my-note/contract/language';
import type { RemoteWorkspaceCatalogue } from '../catalogue.ts';

const plural = pluralIn('de');
const day = dateFormat({ dateStyle: 'long' });

type Names = 'account' | 'activity' | 'deletion' | 'devices' | 'identities' | 'password' | 'profile';

/** The groups of the page of the account, besides its factors. */
export const account: Pick<RemoteWorkspaceCatalogue, `workspace/${Names}`> = {
  'workspace/account': {
    pageTitle: 'Konto',
    loading: 'Wird geladen',
    unknown: 'Dein Konto konnte nicht geladen werden',
    elsewhereTitle: 'Name, E-Mail und Passwort',
    elsewhere: (email) =>
      `Du meldest dich als ${email} über einen anderen Dienst an. Name, Bild, E-Mail und Passwort änderst du dort.`,
    connections: 'Verbindungen',
    connectionsHint: 'Mit Zugriffstoken und Webhooks können andere Programme deine Notizen nutzen.',
    openConnections: 'Verbindungen öffnen',
    cancel: 'Abbrechen',
    password: 'Dein Passwort',
  },
  'workspace/activity': {
    title: 'Aktivität',
    hint: 'Anmeldungen und andere Sicherheitsereignisse der letzten 90 Tage. Etwas davon warst nicht du? Dann ändere dein Passwort.',
    loading: 'Aktivität wird geladen',
    loadingMore: 'Weitere Aktivität wird geladen',
    unknown: 'Deine Aktivität konnte nicht geladen werden',
    empty: 'Noch nichts. Anmeldungen und Änderungen an deinem Konto erscheinen in dieser Liste.',
    kinds: {
      'signed-in': 'Angemeldet',
      'sign-in-failed': 'Anmeldung fehlgeschlagen: falsches Passwort',
      'signed-out': 'Abgemeldet',
      'signed-out-everywhere': 'Auf anderen Geräten abgemeldet',
      'email-changed': 'E-Mail-Adresse geändert',
      'password-changed': 'Passwort geändert',
      'deletion-scheduled': 'Löschung des Kontos geplant',
      'deletion-canceled': 'Löschung des Kontos abgebrochen',
      'password-link-created': 'Link für ein neues Passwort erstellt',
      'password-reset': 'Passwort über einen Link ersetzt',
      'share-created': 'Freigabelink erstellt',
      'share-removed': 'Freigabelink entfernt',
      'token-created': 'Zugriffstoken erstellt',
      'token-revoked': 'Zugriffstoken widerrufen',
      'two-step-on': 'Anmeldung in zwei Schritten eingeschaltet',
      'two-step-off': 'Anmeldung in zwei Schritten ausgeschaltet',
      'recovery-codes-renewed': 'Neue Wiederherstellungscodes erstellt',
      'second-step-failed': 'Anmeldung fehlgeschlagen: richtiges Passwort, falscher Code',
      'recovery-code-used': 'Mit Wiederherstellungscode angemeldet',
      'passkey-added': 'Passkey hinzugefügt',
      'passkey-removed': 'Passkey entfernt',
      'identity-linked': 'Single Sign-on zum Konto hinzugefügt',
      'account-disabled': 'Konto gesperrt',
      'account-enabled': 'Konto entsperrt',
      'operator-made': 'Zum Betreiber gemacht',
      'operator-unmade': 'Nicht mehr Betreiber',
      'invitation-created': 'Einladung erstellt',
      'invitation-revoked': 'Einladung widerrufen',
    },
    unnamed: 'Ein anderes Ereignis',
    actors: { self: '', operator: 'Durch deinen Admin', unknown: '' },
  },
  'workspace/deletion': {
    title: 'Konto löschen',
    hint: 'Entfernt dein Konto mit allen Notizen, Dateien und Freigabelinks, nach 7 Tagen.',
    open: 'Konto löschen …',
    dialogTitle: 'Dein Konto löschen?',
    text: 'Du wirst jetzt überall abgemeldet und deine Freigabelinks funktionieren nicht mehr. Nach 7 Tagen wird alles endgültig gelöscht. Melde dich vorher an, um dein Konto zu behalten.',
    exportFirst: 'Zuerst Notizen exportieren',
    confirm: (email) => `Zur Bestätigung ${email} eingeben`,
    signInFirst:
      'Melde dich zuerst ab und wieder an. Danach kannst du dein Konto innerhalb von 10 Minuten löschen.',
    submit: 'Konto löschen',
    planned: 'Dein Konto wird gelöscht',
    plannedHint: (at) => `Am ${day(new Date(at))}. Melde dich vorher an, um es zu behalten.`,
  },
  'workspace/devices': {
    title: 'Geräte',
    hint: 'Hier bist du angemeldet.',
    unknown: 'Deine Geräte konnten nicht geladen werden',
    unknownDevice: 'Unbekanntes Gerät',
    thisDevice: 'Dieses Gerät',
    usedWhen: (when) => `Zuletzt verwendet ${when}`,
    signOut: 'Abmelden',
    signOutOthers: 'Alle anderen abmelden',
    signOutAll: 'Überall abmelden',
    signOutAllTitle: 'Überall abmelden?',
    signOutAllText:
      'Du wirst auf allen Geräten abgemeldet, auch auf diesem. Ungespeicherter Text bleibt auf dem jeweiligen Gerät.',
  },
  'workspace/identities': {
    title: 'Anmeldewege',
    hint: 'Alle führen in dieses Konto.',
    unknown: 'Die Anmeldewege konnten nicht geladen werden',
    embedded: 'E-Mail und Passwort',
    oidc: (issuer) => `Single Sign-on über ${issuer}`,
    firebase: 'Firebase',
    usedWhen: (when) => `Zuletzt verwendet ${when}`,
  },
  'workspace/password': {
    title: 'Passwort',
    hint: 'Eine Änderung meldet alle anderen Geräte ab. Zugriffstoken gelten weiter, bis du sie widerrufst.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    change: 'Passwort ändern',
    changed: (ended) =>
      ended === 0
        ? 'Passwort geändert.'
        : `Passwort geändert. ${plural(ended, {
            one: '1 anderes Gerät wurde abgemeldet.',
            other: `${ended} andere Geräte wurden abgemeldet.`,
          })}`,
  },
  'workspace/profile': {
    title: 'Name und Bild',
    hint: 'Dein Bild siehst nur du.',
    name: 'Name',
    saveName: 'Namen speichern',
    nameSaved: 'Name gespeichert',
    choosePicture: 'Bild auswählen',
    changePicture: 'Bild ändern',
    removePicture: 'Bild entfernen',
    picture: 'Dein Bild',
    wrongKind: 'Dieses Bild konnte nicht gelesen werden. Wähle eine Datei in PNG, JPEG oder WebP.',

    email: 'E-Mail',
    emailHint: (email) => `Du meldest dich als ${email} an.`,
    newEmail: 'Neue E-Mail',
    change: 'E-Mail ändern',
    emailSaved: (email) => `E-Mail geändert. Melde dich ab jetzt als ${email} an.`,
  },
};
